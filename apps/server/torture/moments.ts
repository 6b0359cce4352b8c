import { setTimeout as delay } from "node:timers/promises";
import type { Reaction, SmtpStep } from "../src/notifications/test/smtp-peer.ts";
import type { Server } from "./server.ts";

/** When a process dies: while it starts, at any time, over a request, over a delivery. */
export const moments = ["start-up", "any time", "request", "delivery"] as const;
export type Moment = (typeof moments)[number];

const steps: readonly SmtpStep[] = ["connected", "mail", "rcpt", "data", "accepted"];
/** A moment that doesn't come is not waited for. */
const patienceMs = 1_500;

/** Kills the server at random moments. It is told of requests and deliveries by those who see them. */
export class Killer {
  readonly counts: Record<Moment, number> = { "start-up": 0, "any time": 0, request: 0, delivery: 0 };
  readonly #server: Server;
  #strike: { moment: Moment; step: SmtpStep; now: () => void } | null = null;

  constructor(server: Server) {
    this.#server = server;
  }

  onRequest(): void {
    if (this.#strike?.moment === "request") this.#strike.now();
  }

  /** Over a delivery it strikes at once: the peer's answer would be too late, or in time, by chance. */
  async onStep(step: SmtpStep): Promise<Reaction> {
    const strike = this.#strike;
    if (strike?.moment !== "delivery" || strike.step !== step) return "go on";
    strike.now();
    await this.#server.kill();
    return "drop";
  }

  /** Waits for a random moment in the life of a process that was just started, and kills it. */
  async killOnce(): Promise<void> {
    const moment = moments[Math.floor(Math.random() * moments.length)] ?? "any time";
    const startMs = this.#server.startsMs.at(-1) ?? 1_000;
    if (moment === "start-up") await Promise.race([delay(Math.random() * startMs), this.#server.url]);
    else {
      await this.#server.url;
      if (moment === "any time") await delay(Math.random() * 500);
      else await this.#wait(moment);
    }
    await this.#server.kill();
    this.counts[moment]++;
  }

  async #wait(moment: Moment): Promise<void> {
    // Not the first one: there is a crowd at the door when a server comes back.
    await delay(Math.random() * 200);
    const { promise, resolve } = Promise.withResolvers<void>();
    const step = steps[Math.floor(Math.random() * steps.length)] ?? "data";
    this.#strike = { moment, step, now: resolve };
    await Promise.race([promise, delay(patienceMs)]);
    this.#strike = null;
    if (moment === "request") await delay(Math.random() * 8);
  }
}
