import { join } from "node:path";
import type { OpenSite } from "../open-site.ts";
import type { Templates } from "../pages/render/templates.ts";
import type { Sources } from "./sources.ts";

type Module = typeof import("./open-dev-site.ts");

const entry = join(import.meta.dirname, "open-dev-site.ts");

/** The site, which is reopened whenever one of its modules has changed. */
export class DevSite {
  readonly #sources: Sources;
  readonly #templates: Templates;
  #module: Module | null = null;
  #site: OpenSite | null = null;
  #lastRefresh: Promise<unknown> = Promise.resolve();
  #handover: Promise<void> = Promise.resolve();

  constructor(sources: Sources, templates: Templates) {
    this.#sources = sources;
    this.#templates = templates;
  }

  /** @throws Error before the first refresh */
  get site(): OpenSite {
    if (this.#site === null) throw new Error("The site is not open.");
    return this.#site;
  }

  /**
   * Reopens the site if one of its modules has changed. Refreshes run one after the other.
   * @returns whether the site was reopened
   * @throws the error of a module's evaluation or of `openSite`; the previous site stays open then
   */
  refresh(): Promise<boolean> {
    const refreshed = this.#lastRefresh.then(() => this.#refresh());
    this.#lastRefresh = refreshed.catch(() => {});
    return refreshed;
  }

  async close(): Promise<void> {
    await this.#handover;
    await this.#site?.close();
  }

  async #refresh(): Promise<boolean> {
    await this.#handover;
    const module = await this.#sources.import<Module>(entry);
    if (module === this.#module) return false;
    const next = await module.openDevSite(this.#templates);
    await next.app.ready();
    // Not awaited, because the previous site may have deliveries to finish, and pages should not wait for them.
    this.#handover = handOver(this.#site, next);
    this.#module = module;
    this.#site = next;
    return true;
  }
}

async function handOver(previous: OpenSite | null, next: OpenSite): Promise<void> {
  try {
    await previous?.close();
    await next.start();
  } catch (error) {
    next.app.log.error({ err: error }, "the site goes on without operations or deliveries");
  }
}
