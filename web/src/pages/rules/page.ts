/** A rule page as HTML: Markdown of this server, with an anchor for every rule and links between them. */

import { Marked, type Tokens } from "marked";

export interface Heading {
  id: string;
  text: string;
}

export interface RulePage {
  title: string;
  html: string;
  contents: Heading[];
  /** The id of the first rule, as an example of what can be looked for; empty where there is none. */
  firstRule: string;
}

const RULE = /[A-Z]{2}-\d+\.\d+/;
const RULES = new RegExp(`\\b${RULE.source}\\b`, "g");

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** A part of an address as it is meant; empty where that cannot be read. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return "";
    throw error;
  }
}

/** The id of a section: `s4` for `4 轮次`, else its text. */
export function sectionId(text: string): string {
  const number = /^\d+/.exec(text)?.[0];
  return number ? `s${number}` : text.replace(/\s+/g, "-");
}

/** Rule ids in running text lead to their rules. */
const linked = (html: string): string => html.replace(RULES, (id) => `<a href="#${id}">${id}</a>`);

/** The id of the rule that a paragraph states: it begins with it, in bold. */
function ruleOf(token: Tokens.Paragraph): string | null {
  const first = token.tokens[0];
  return first?.type === "strong" && RULE.exec(first.text)?.[0] === first.text ? first.text : null;
}

/** Only links that stay here or lead to a page by https. */
const isSafe = (href: string): boolean => /^(#|\/(?!\/)|https:\/\/)/.test(href);

/** What is HTML in the text is shown as text. `pictured`: what is shown behind a text of code, as HTML. */
export function rendered(markdown: string, pictured: (code: string) => string = () => ""): RulePage {
  const contents: Heading[] = [];
  let title = "";
  let firstRule = "";
  const marked = new Marked({
    renderer: {
      heading(token) {
        const inside = this.parser.parseInline(token.tokens);
        if (token.depth === 1) {
          title = token.text;
          return "";
        }
        const id = sectionId(token.text);
        if (token.depth === 2) contents.push({ id, text: token.text });
        return `<h${token.depth} id="${escaped(id)}">${inside}</h${token.depth}>\n`;
      },
      paragraph(token) {
        const id = ruleOf(token);
        if (id === null) return `<p>${this.parser.parseInline(token.tokens)}</p>\n`;
        firstRule ||= id;
        const rest = this.parser.parseInline(token.tokens.slice(1));
        return `<p class="rule" id="${id}"><a class="rule-id" href="#${id}">${id}</a>${rest}</p>\n<div class="rule-examples" data-rule="${id}"></div>\n`;
      },
      text(token) {
        if ("tokens" in token && token.tokens) return this.parser.parseInline(token.tokens);
        return linked(escaped(token.raw));
      },
      codespan: ({ text }) => `<code>${escaped(text)}</code>${pictured(text)}`,
      html: (token) => escaped(token.raw),
      image: (token) => escaped(token.text),
      link(token) {
        const inside = this.parser.parseInline(token.tokens);
        return isSafe(token.href) ? `<a href="${escaped(token.href)}">${inside}</a>` : inside;
      },
      table(token) {
        const row = (cells: Tokens.TableCell[], tag: string): string =>
          `<tr>${cells.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join("")}</tr>`;
        const body = token.rows.map((cells) => row(cells, "td")).join("\n");
        return `<div class="scroll" tabindex="0"><table><thead>${row(token.header, "th")}</thead><tbody>${body}</tbody></table></div>\n`;
      },
    },
  });
  return { html: marked.parse(markdown, { async: false }), title, contents, firstRule };
}
