import { seedCommitmentOf } from '@maru/live-games'
import type { CutShown } from '../../../../src/tables/table-shapes.ts'
import type { TableLink } from './table-link.ts'

const SEED_BYTES = 32
const RETRY_MS = 600
const keyOf = (code: string, cut: number) => `studio.seed.${code}.${cut}`

type Kept = { seed: string; isSent: boolean }

/** The page's part in a cut: it commits to a seed, then sends it. What it committed to survives a reload, so that it is never withheld. */
export class CutSeeds {
  readonly #link: TableLink
  readonly #code: string
  readonly #kept = new Map<number, Kept>()
  readonly #busy = new Set<string>()
  readonly #committed = new Set<number>()
  #isClosed = false

  constructor(link: TableLink, code: string) {
    this.#link = link
    this.#code = code
  }

  /** Whether a seed of this page is in the shoe of that number. */
  isIn(cut: number): boolean {
    return this.#read(cut)?.isSent ?? false
  }

  /** To be called with every look at the table. */
  follow(cut: CutShown | null): void {
    if (!cut || this.#isClosed) return
    if (cut.step === 'commit') void this.#commit(cut.cut)
    else void this.#send(cut.cut)
  }

  close(): void {
    this.#isClosed = true
  }

  async #commit(cut: number): Promise<void> {
    const { seed } = this.#read(cut) ?? this.#make(cut)
    if (this.#committed.has(cut)) return
    await this.#ask(`commit ${cut}`, async () => {
      const { outcome } = await this.#link.call(this.#code, 'seedCommitment', {
        cut,
        commitment: seedCommitmentOf(seed),
      })
      if (outcome === 'done') this.#committed.add(cut)
      return outcome
    })
  }

  async #send(cut: number): Promise<void> {
    const kept = this.#read(cut)
    if (!kept || kept.isSent) return
    await this.#ask(`send ${cut}`, async () => {
      const { outcome } = await this.#link.call(this.#code, 'seed', { cut, seed: kept.seed })
      if (outcome === 'done') this.#write(cut, { ...kept, isSent: true })
      return outcome
    })
  }

  /** Asked again until the answer is clear; one question of a kind at a time. */
  async #ask(what: string, ask: () => Promise<'done' | 'refused' | 'pending'>): Promise<void> {
    if (this.#busy.has(what)) return
    this.#busy.add(what)
    const outcome = await ask().catch(() => 'pending' as const)
    if (outcome === 'pending') setTimeout(() => this.#busy.delete(what), RETRY_MS)
    else if (outcome === 'done') this.#busy.delete(what)
  }

  #make(cut: number): Kept {
    const bytes = crypto.getRandomValues(new Uint8Array(SEED_BYTES))
    const kept = { seed: [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(''), isSent: false }
    this.#write(cut, kept)
    return kept
  }

  #read(cut: number): Kept | undefined {
    const known = this.#kept.get(cut)
    if (known) return known
    try {
      const stored = localStorage.getItem(keyOf(this.#code, cut))
      return stored ? (JSON.parse(stored) as Kept) : undefined
    } catch {
      return undefined
    }
  }

  #write(cut: number, kept: Kept): void {
    this.#kept.set(cut, kept)
    try {
      localStorage.removeItem(keyOf(this.#code, cut - 2))
      localStorage.setItem(keyOf(this.#code, cut), JSON.stringify(kept))
    } catch {
      // A browser may deny storage to a frame: then the seed lasts as long as the page.
    }
  }
}
