/** Whether the database lives in this process's memory, where no other process can read it. */
export function isInMemory(url: string): boolean {
  return url === "file::memory:";
}

/** @throws Error with one sentence for people; the address itself is not repeated: it may hold a password */
export function filePathOf(url: string): string {
  if (!url.startsWith("file:")) throw new Error("DATABASE_URL must begin with file:, such as file:./data/site.db.");
  return url.slice("file:".length);
}
