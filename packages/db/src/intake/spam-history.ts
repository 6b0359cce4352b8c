import { hash } from "node:crypto";
import type { SpamHistory } from "../leads/lead.ts";
import type { Db } from "../open.ts";
import type { AcceptedLead } from "./accepted-lead.ts";

const dayMs = 24 * 60 * 60 * 1000;
const rateWindowMs = 10 * 60 * 1000;
/** Many people write "Please call me back about credentialing."; a text with more letters than this has one author. */
const oneAuthorLettersMin = 40;

/** How many stored leads have the text or the sender of one that is about to be stored. */
export async function readSpamHistory(db: Db, { lead, at }: AcceptedLead): Promise<SpamHistory> {
  const { clientHash, email } = lead;
  const textHash = lead.kind === "contact" ? textHashOf(lead.message) : null;
  const fromClient = (table: "consultation_requests" | "contact_submissions") =>
    db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as("n"))
      .where("client_hash", "=", clientHash)
      .where("created_at", ">", before(at, rateWindowMs));
  // One query, because a server answers each in a round trip. A null hash matches no row.
  const { sameText, consultations, contacts } = await db
    .selectNoFrom(({ selectFrom }) => [
      // The same text from other addresses within a day.
      selectFrom("contact_submissions")
        .select(({ fn }) => fn.countAll<number>().as("n"))
        .where("text_hash", "=", textHash)
        .where("email", "<>", email)
        .where("created_at", ">", before(at, dayMs))
        .as("sameText"),
      // Leads of both forms from this sender within ten minutes.
      fromClient("consultation_requests").as("consultations"),
      fromClient("contact_submissions").as("contacts"),
    ])
    .executeTakeFirstOrThrow();
  return { sameText: sameText ?? 0, sameClient: (consultations ?? 0) + (contacts ?? 0) };
}

/** Hash of the letters only, so that an inserted digit or sign changes nothing; null: the text is too short. */
export function textHashOf(text: string): string | null {
  const letters = text.toLowerCase().replace(/[^\p{L}]+/gu, "");
  return letters.length < oneAuthorLettersMin ? null : hash("sha256", letters, "base64url");
}

function before(at: string, milliseconds: number): string {
  return new Date(Date.parse(at) - milliseconds).toISOString();
}
