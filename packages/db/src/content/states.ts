import type { StateRecord } from "@site/content/types/content";
import { listToText, type SeededRow, textToList } from "../columns.ts";
import type { Db } from "../open.ts";

function selectStates(db: Db) {
  return db
    .selectFrom("states")
    .select(["id", "name", "slug", "abbreviation", "imlc_member", "licensing", "network"])
    .select([
      "medical_board as medicalBoard",
      "medicaid_program as medicaidProgram",
      "controlled_substance_registration as controlledSubstanceRegistration",
      "medicaid_managed_care as medicaidManagedCare",
    ]);
}

export async function listStates(db: Db) {
  return (await selectStates(db).orderBy("name").execute()).map(toState);
}

export async function findState(db: Db, slug: string) {
  const row = await selectStates(db).where("slug", "=", slug).executeTakeFirst();
  return row && toState(row);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectStates>["executeTakeFirstOrThrow"]>>;

function toState({ imlc_member, licensing, network, ...state }: Row) {
  return {
    ...state,
    imlcMember: imlc_member === null ? null : imlc_member === 1,
    licensing: textToList(licensing),
    network: textToList(network),
  };
}

export function stateRow(state: StateRecord & { slug: string }): SeededRow<"states"> {
  return {
    slug: state.slug,
    name: state.name,
    abbreviation: state.abbreviation,
    medical_board: state.medicalBoard,
    medicaid_program: state.medicaidProgram,
    imlc_member: state.imlcMember === null ? null : state.imlcMember ? 1 : 0,
    controlled_substance_registration: state.controlledSubstanceRegistration,
    medicaid_managed_care: state.medicaidManagedCare,
    licensing: listToText(state.licensing),
    network: listToText(state.network),
  };
}
