import type { RoundNews } from '../../../src/live/live-words.ts'

/** Of a round later than number `after`: whether its win was paid, its stake given back, or what became of a press. */
interface Question {
  readonly about: 'payout' | 'stake' | 'press'
  readonly after: number
}
/** `unseen`: the round was played, and this page has not shown it. */
export type Settled = 'paid' | 'returned' | 'unseen'

/** What the page does not know of its last round, until news of it comes. */
export class Doubt {
  /** Called once for each doubt, never while a press is being answered or a round shown. */
  onSettled: (how: Settled, balance: number | null) => void = () => {}
  #question: Question | undefined
  #news: RoundNews | undefined
  #isBusy = false
  /** The last round that this page knows the end of. */
  #known = 0

  know(number: number): void {
    this.#known = Math.max(this.#known, number)
  }

  receive(news: RoundNews): void {
    this.#news = news
    this.#compare()
  }

  begin(): void {
    this.#isBusy = true
  }

  /** `nothing`: no earlier round is open either. Left out: what was in doubt stays so. */
  end(about?: Question['about'] | 'nothing'): void {
    this.#isBusy = false
    if (about === 'nothing') this.#question = undefined
    // A win that is awaited is what keeps the next press from being answered.
    else if (about && this.#question?.about !== 'payout') this.#question = { about, after: this.#known }
    this.#compare()
  }

  #compare(): void {
    const news = this.#news
    const how = this.#question && news && settledBy(this.#question, news)
    if (!how || this.#isBusy) return
    this.#question = undefined
    this.know(news.number)
    this.onSettled(how, news.balance)
  }
}

const settledBy = ({ about, after }: Question, { number, outcome }: RoundNews): Settled | undefined => {
  if (outcome === 'open' || number <= after) return undefined
  if (about === 'payout') return 'paid'
  if (outcome !== 'paid') return 'returned'
  return about === 'press' ? 'unseen' : undefined
}
