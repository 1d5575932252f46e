import { defineConfig } from "vite";

// The client from its sources, before a running server: `vite --config dev/vite.dev.ts`, PAIJU_SERVER=http://….
const server = process.env["PAIJU_SERVER"] ?? "http://127.0.0.1:8600";

export default defineConfig({
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  server: {
    host: "127.0.0.1",
    proxy: {
      "/api": server,
      "/healthz": server,
      "/ws": { target: server.replace(/^http/, "ws"), ws: true },
    },
  },
});
