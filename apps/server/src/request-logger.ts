import type { FastifyBaseLogger } from "fastify";

/**
 * The logger of one request, made when something is logged: most requests log nothing, and to make one costs as much as
 * to answer a page that is at hand.
 */
export class RequestLogger implements FastifyBaseLogger {
  readonly #make: () => FastifyBaseLogger;
  #made: FastifyBaseLogger | null = null;

  constructor(make: () => FastifyBaseLogger) {
    this.#make = make;
  }

  get #log(): FastifyBaseLogger {
    this.#made ??= this.#make();
    return this.#made;
  }

  get level() {
    return this.#log.level;
  }
  get child() {
    return this.#log.child.bind(this.#log);
  }
  get fatal() {
    return this.#log.fatal.bind(this.#log);
  }
  get error() {
    return this.#log.error.bind(this.#log);
  }
  get warn() {
    return this.#log.warn.bind(this.#log);
  }
  get info() {
    return this.#log.info.bind(this.#log);
  }
  get debug() {
    return this.#log.debug.bind(this.#log);
  }
  get trace() {
    return this.#log.trace.bind(this.#log);
  }
  get silent() {
    return this.#log.silent.bind(this.#log);
  }
}
