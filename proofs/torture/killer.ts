import { randomInt } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { Reaction, SmtpStep } from "../../apps/server/src/notifications/test/smtp-peer.ts";
import type { ServerProcess } from "../../apps/server/src/test/server-process.ts";

const steps: readonly SmtpStep[] = ["connected", "mail", "rcpt", "data", "accepted"];
/** How long to wait for a delivery before the process is killed anyway. */
const waitMsMax = 1_500;

/** Kills servers while they start, at a random time under load, or during a delivery. */
export class Killer {
  #awaited: { server: ServerProcess; step: SmtpStep; come: () => void } | null = null;

  /** Kills at once, because otherwise chance would decide whether the peer's answer arrives first. */
  async onStep(step: SmtpStep): Promise<Reaction> {
    const awaited = this.#awaited;
    if (awaited?.step !== step) return "go on";
    awaited.come();
    await awaited.server.end("SIGKILL");
    return "drop";
  }

  /** Kills the process of a server that was just started, or runs. */
  async killOnce(server: ServerProcess): Promise<void> {
    const moment = randomInt(3);
    if (moment === 0) await Promise.race([delay(Math.random() * (server.startsMs.at(-1) ?? 1_000)), server.url]);
    else {
      await server.url;
      // Not the first requests, because all waiting visitors send theirs as soon as the server is back.
      await delay(Math.random() * 500);
    }
    if (moment === 1) {
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#awaited = { server, step: steps[randomInt(steps.length)] ?? "data", come: resolve };
      await Promise.race([promise, delay(waitMsMax)]);
      this.#awaited = null;
    }
    await server.end("SIGKILL");
  }
}
