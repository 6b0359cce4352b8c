import { setTimeout as delay } from "node:timers/promises";
import type { Reaction, SmtpStep } from "../src/notifications/test/smtp-peer.ts";
import type { Server } from "./server.ts";

/** When a process is killed: while it starts, at a random time, during a request, during a delivery. */
const moments = ["start-up", "any time", "request", "delivery"] as const;
export type Moment = (typeof moments)[number];

const steps: readonly SmtpStep[] = ["connected", "mail", "rcpt", "data", "accepted"];
/** How long to wait for the chosen moment before the process is killed anyway. */
const waitMsMax = 1_500;

/** Kills the server at random moments; callbacks report requests and deliveries. */
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

  /** Kills at once during a delivery, because otherwise chance would decide whether the peer's answer arrives first. */
  async onStep(step: SmtpStep): Promise<Reaction> {
    const strike = this.#strike;
    if (strike?.moment !== "delivery" || strike.step !== step) return "go on";
    strike.now();
    await this.#server.kill();
    return "drop";
  }

  /** Chooses a random moment in the life of a process that was just started, and kills the process then. */
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
    // Skips the first requests, because all waiting visitors send theirs as soon as the server is back.
    await delay(Math.random() * 200);
    const { promise, resolve } = Promise.withResolvers<void>();
    const step = steps[Math.floor(Math.random() * steps.length)] ?? "data";
    this.#strike = { moment, step, now: resolve };
    await Promise.race([promise, delay(waitMsMax)]);
    this.#strike = null;
    if (moment === "request") await delay(Math.random() * 8);
  }
}
