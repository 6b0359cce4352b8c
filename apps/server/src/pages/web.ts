import type { AppRouter } from "@site/trpc-router/types";
import type { TRPCClient } from "@trpc/client";
import type { FastifyInstance } from "fastify";

/** What a form post without JavaScript left behind, for the page that shows the form again. */
export type FormOutcome = {
  form: "consultation" | "contact" | "newsletter";
  values: Record<string, string>;
  errors: Record<string, string>;
  /** By which support finds the request in the log; null: the visitor can help it alone. */
  requestId: string | null;
};

export type RenderInput = {
  url: string;
  client: TRPCClient<AppRouter>;
  formOutcome: FormOutcome | null;
  signal: AbortSignal;
};

export type Rendered = { status: number; location: string | null; html: string; template: string | null };

export type Render = (input: RenderInput) => Promise<Rendered>;

/** apps/web as the server sees it: built files in production, Vite in development. */
export type Web = {
  /** Another name with every build; null: Vite, in development. It changes pages under way and talks to them over a socket. */
  build: string | null;
  render: Render;
  /** Gives a rendered document its styles and, unless it stays as it is, its script. */
  complete: (rendered: Rendered, options: { path: string; alive: boolean }) => Promise<string>;
  /** Serves what the documents ask for. */
  registerAssets: (app: FastifyInstance) => Promise<void>;
};
