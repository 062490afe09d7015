import type { Services } from '../services.ts'

/** Something that has to happen at regular instants, once for all processes. Modules list theirs as `clocks`. */
export type NamedClock = {
  /** `<module>.<what>`. */
  name: string
  everyMs: number
  /**
   * True: its instants are the multiples of `everyMs` since 1970, UTC, because something is due just then. All others have their instants between those, each clock its own: together
   * they would keep bets waiting for some ten milliseconds of every second.
   */
  isExact?: true
  /**
   * What it finds on most ticks is nothing: so it looks by `reading`, one statement, and opens a transaction only for what there is to do.
   * At each instant, by the leading process, on connections that jobs do not share. While it runs, no other tick of this clock begins in this process; of instants
   * that passed meanwhile only the newest follows. When another process takes the lead, the newest instant may come a second time: what it does must bear that.
   */
  tick(services: Services, due: Date): Promise<unknown>
}
