/** What a collection tells while it works. Lines carry no secret and no name of a private repository. */
export interface Progress {
  /** Work begins; `total` steps where known. */
  start(label: string, total?: number): void;
  step(): void;
  /** Something worth a line, such as a wait. */
  note(line: string): void;
  stop(): void;
}
