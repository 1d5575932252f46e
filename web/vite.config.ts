import { readdirSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";

/**
 * On a slow line every file costs a turn there and back, so what comes together comes in one: what all pages share with
 * the front page, and what a room and both tables share.
 */
const TOGETHER = [
  {
    name: "base",
    priority: 2,
    test: /node_modules\/@?preact|\/src\/(api|i18n|install|router|settings|people)\.ts|\/src\/ui\/(button|field|icon|sheet|toast|tile|card|body|names|language)|\/src\/pages\/(faults|frame|guest|later|sure|use|front|room\/scripts)/,
  },
  { name: "room", priority: 1, test: /\/src\/(pages\/room|table\/parts|senses|fold)\/|\/src\/live\.ts/ },
];

/** Pictures of the icon lie beside the page by the names that the manifests have for them. */
const HOME_SCREEN = {
  name: "home-screen",
  generateBundle(this: { emitFile(file: object): void }): void {
    for (const name of readdirSync("src/made/icons"))
      this.emitFile({ type: "asset", fileName: name, source: readFileSync(`src/made/icons/${name}`) });
  },
};

// The built files go into the Python package; see build_web.py.
export default defineConfig({
  base: "/",
  plugins: [HOME_SCREEN],
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    outDir: process.env.PAIJU_WEB_OUT ?? "../src/paiju/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    manifest: "built.json",
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: TOGETHER } } },
  },
  test: { include: ["tests/**/*.test.ts"], environment: "node" },
});
