import { createServerModuleRunner, type DevEnvironment, type ViteDevServer } from "vite";
import type { ModuleRunner } from "vite/module-runner";

/** Loads modules of this repository through Vite, which caches each until its file or one of its imports changes. */
export class Sources {
  readonly #vite: ViteDevServer;
  #environment: DevEnvironment | null = null;
  #runner: ModuleRunner | null = null;

  constructor(vite: ViteDevServer) {
    this.#vite = vite;
  }

  /**
   * @returns the module; the same object as before while neither its file nor one of its imports has changed
   * @param path in the file system, or below apps/web
   */
  async import<Module>(path: string): Promise<Module> {
    const { ssr } = this.#vite.environments;
    // A change of Vite's configuration creates a new environment.
    if (this.#runner === null || this.#environment !== ssr) {
      this.#environment = ssr;
      this.#runner = createServerModuleRunner(ssr, { hmr: false });
    }
    return this.#runner.import<Module>(path);
  }
}
