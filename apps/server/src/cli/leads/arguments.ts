import { readReference } from "@site/db/intake/reference";
import { Argument, InvalidArgumentError } from "commander";

export function referenceArgument(): Argument {
  return new Argument("<reference>", "the lead's reference, such as CR-7F3K-9Q2M").argParser(readReference);
}

export function emailArgument(): Argument {
  return new Argument("<email>", "the person's address, in any case").argParser((typed) => {
    const email = typed.trim();
    if (!/^\S+@\S+$/.test(email)) throw new InvalidArgumentError("An e-mail address is needed.");
    return email;
  });
}

export function readCount(typed: string): number {
  if (!/^\d{1,9}$/.test(typed)) throw new InvalidArgumentError("A whole number is needed.");
  return Number(typed);
}
