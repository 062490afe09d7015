/** The head of a message of a table. `isWhole`: it says everything, so nothing before it is needed. */
type Numbered = { seq: number; term: number; isWhole: boolean }

/** What one socket got of one table: every number of a term has to come, in order. */
export class Order {
  #last: Numbered | undefined
  lost = 0
  disordered = 0

  get seq(): number {
    return this.#last?.seq ?? -1
  }

  take(message: Numbered): void {
    const last = this.#last
    if (last && (message.term < last.term || (message.term === last.term && message.seq <= last.seq))) {
      this.disordered++
      return
    }
    this.#last = message
    if (last && message.term === last.term) this.lost += message.seq - last.seq - 1
    // What comes before the first whole table, or before that of a new leader, is of no use.
    else if (!message.isWhole) this.disordered++
  }
}
