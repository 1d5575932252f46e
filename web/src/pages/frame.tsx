/** What all pages have: a head with the way back, a title that is read out, and room for what went wrong. */

import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Refusal } from "../api";
import { t } from "../i18n";
import { Button } from "../ui/button";
import { Icon, type IconName } from "../ui/icon";
import { tableIn, told } from "./faults";
import "./pages.css";

export interface PageProps {
  title: string;
  /** Where the arrow leads; null: there is none. */
  back?: string | null;
  /** Stands at the right end of the head. */
  tools?: ComponentChildren;
  /** Takes more room on wide screens. */
  wide?: boolean;
  children: ComponentChildren;
}

/** The first page is read from its beginning; later ones begin at their title. */
let arrived = false;

export function Page({ title, back = "/", tools, wide, children }: PageProps): JSX.Element {
  const heading = useRef<HTMLHeadingElement>(null);
  useTitle(title);
  useEffect(() => {
    if (arrived) heading.current?.focus({ preventScroll: true });
    arrived = true;
  }, []);
  return (
    <div class={wide ? "page wide" : "page"}>
      <header class="page-head">
        {back !== null && (
          <a class="icon-button" href={back} aria-label={t().pages.back}>
            <Icon name="arrow-left" size={1.5} />
          </a>
        )}
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {tools}
      </header>
      <main class="page-body">{children}</main>
    </div>
  );
}

/** Names the tab. */
export function useTitle(title: string): void {
  const name = t().pages.name;
  useEffect(() => {
    document.title = title === name ? name : `${title} · ${name}`;
  }, [title, name]);
}

export interface TroubleProps {
  fault: Refusal | null;
  /** Which part of the page it is about. */
  place?: string;
  onAgain?: (() => void) | undefined;
}

/** What went wrong, and what to do. */
export function Trouble({ fault, place, onAgain }: TroubleProps): JSX.Element | null {
  if (!fault) return null;
  const elsewhere = tableIn(fault);
  return (
    <div class="trouble" role="alert">
      <Icon name="triangle-alert" />
      <p>
        {place && <b>{place} </b>}
        {told(fault)} {elsewhere && <a href={`/r/${elsewhere}`}>{t().pages.room.title(elsewhere)}</a>}
      </p>
      {onAgain && (
        <Button size="small" onClick={onAgain}>
          {t().pages.again}
        </Button>
      )}
    </div>
  );
}

export interface NoticeProps {
  icon: IconName;
  title: string;
  text: string;
  children?: ComponentChildren;
}

/** A page that says one thing, and what to do. */
export function Notice({ icon, title, text, children }: NoticeProps): JSX.Element {
  return (
    <Page title={title}>
      <div class="notice" role="alert">
        <Icon name={icon} size={3} />
        <p>{text}</p>
        <div class="notice-do">
          {children}
          <Button href="/" icon="house">
            {t().pages.home}
          </Button>
        </div>
      </div>
    </Page>
  );
}

/** Shown while something is fetched. */
export function Loading(): JSX.Element {
  return (
    <p class="loading" role="status">
      <Icon name="loader-circle" /> {t().pages.loading}
    </p>
  );
}
