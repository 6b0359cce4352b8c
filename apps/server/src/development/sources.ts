import { createServerModuleRunner, type DevEnvironment, type ViteDevServer } from "vite";
import type { ModuleRunner } from "vite/module-runner";

/** Modules of this repository that Vite loads and keeps until their file, or one that they import, changes. */
export class Sources {
  readonly #vite: ViteDevServer;
  #environment: DevEnvironment | null = null;
  #runner: ModuleRunner | null = null;

  constructor(vite: ViteDevServer) {
    this.#vite = vite;
  }

  /**
   * The module as its files are now; the same object as before while none of them has changed.
   * @param path in the file system, or below apps/web
   */
  async import<Module>(path: string): Promise<Module> {
    const { ssr } = this.#vite.environments;
    // Vite makes a new environment when its configuration changes.
    if (this.#runner === null || this.#environment !== ssr) {
      this.#environment = ssr;
      this.#runner = createServerModuleRunner(ssr, { hmr: false });
    }
    return this.#runner.import<Module>(path);
  }
}
