import { randomInt } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { Reaction, SmtpStep } from "../../apps/server/src/notifications/test/smtp-peer.ts";
import type { ServerProcess } from "../../apps/server/src/test/server-process.ts";

/** When a process is killed: while it starts, at a random time, during a request, during a delivery. */
const moments = ["start-up", "any time", "request", "delivery"] as const;
const steps: readonly SmtpStep[] = ["connected", "mail", "rcpt", "data", "accepted"];
/** How long to wait for the chosen moment before the process is killed anyway. */
const waitMsMax = 1_500;

type Strike = { server: ServerProcess; moment: string; step: SmtpStep; now: () => void };

/** Kills servers at random moments; callbacks report requests and deliveries. */
export class Killer {
  #strike: Strike | null = null;

  onRequest(): void {
    if (this.#strike?.moment === "request") this.#strike.now();
  }

  /** Kills at once during a delivery, because otherwise chance would decide whether the peer's answer arrives first. */
  async onStep(step: SmtpStep): Promise<Reaction> {
    const strike = this.#strike;
    if (strike?.moment !== "delivery" || strike.step !== step) return "go on";
    strike.now();
    await strike.server.end("SIGKILL");
    return "drop";
  }

  /** Kills the process of a server that was just started, or runs. */
  async killOnce(server: ServerProcess): Promise<void> {
    const moment = moments[randomInt(moments.length)] ?? "any time";
    const startMs = server.startsMs.at(-1) ?? 1_000;
    if (moment === "start-up") await Promise.race([delay(Math.random() * startMs), server.url]);
    else {
      await server.url;
      // Not the first requests, because all waiting visitors send theirs as soon as the server is back.
      await delay(Math.random() * (moment === "any time" ? 500 : 200));
      if (moment !== "any time") await this.#wait(server, moment);
    }
    await server.end("SIGKILL");
  }

  async #wait(server: ServerProcess, moment: string): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#strike = { server, moment, step: steps[randomInt(steps.length)] ?? "data", now: resolve };
    await Promise.race([promise, delay(waitMsMax)]);
    this.#strike = null;
    if (moment === "request") await delay(Math.random() * 8);
  }
}
