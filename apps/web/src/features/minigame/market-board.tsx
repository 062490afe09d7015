import type { MiniSelection } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { cx } from '@maru/ui/cx.ts'
import { type KeyboardEvent, useRef, useState } from 'react'
import { isArrow, nextOption } from '../../shared/keys/next-option.rules.ts'
import { type BoardRow, type BoardSection, boards } from './board.rules.ts'
import { OutcomeButton } from './outcome-button.tsx'
import { problemOfJoining } from './price-book.rules.ts'
import { isPicked } from './slip.rules.ts'
import type { Betting } from './use-betting.ts'

const columns = {
  2: 'grid-cols-2',
  3: 'grid-cols-3',
  4: 'grid-cols-4',
  5: 'grid-cols-5',
} as const satisfies Record<BoardRow['columns'], string>
const wideColumns = {
  2: 'tablet:grid-cols-2',
  3: 'tablet:grid-cols-3',
  4: 'tablet:grid-cols-4',
  5: 'tablet:grid-cols-5',
  6: 'tablet:grid-cols-6',
  10: 'tablet:grid-cols-10',
} as const satisfies Record<BoardRow['wideColumns'], string>

/** Every outcome with its price. Arrow keys go from one to the next, Enter takes one in or out; Tab leaves. */
export function MarketBoard({ betting }: { betting: Betting }) {
  const say = useText('minigames')
  const board = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState<string>()
  const { known } = betting
  const move = (event: KeyboardEvent) => {
    if (!isArrow(event.key) || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return
    const buttons = [...(board.current?.querySelectorAll<HTMLElement>('[data-outcome]') ?? [])]
    const at = buttons.indexOf(event.target as HTMLElement)
    const next = nextOption(
      buttons.map((button) => button.getBoundingClientRect()),
      at,
      event.key,
    )
    if (next === undefined) return
    event.preventDefault()
    buttons[next]?.focus()
  }
  const sections = boards[known.game]
  const first = sections[0]?.rows[0]?.markets[0]
  const entry = current ?? `${first} ${known.markets.find(({ code }) => code === first)?.outcomes[0]?.code}`
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of fields.
    <div
      ref={board}
      role="group"
      aria-label={say('play.markets')}
      onKeyDown={move}
      onFocus={({ target }) => setCurrent(target.dataset.outcome ?? current)}
      className="grid gap-3 tablet:gap-5 tablet:rounded-card tablet:bg-surface-2 tablet:p-5"
    >
      {sections.map((section) => (
        <Section key={section.title} section={section} betting={betting} entry={entry} />
      ))}
    </div>
  )
}

type SectionProps = { section: BoardSection; betting: Betting; entry: string }

function Section({ section: { title, rows }, betting, entry }: SectionProps) {
  const say = useText('minigames')
  return (
    <section className="max-tablet:rounded-card max-tablet:bg-surface-2 max-tablet:p-3">
      <h3 className="mb-2 flex items-baseline justify-between gap-3 font-[650] text-13 text-text-2">
        {say(`play.section.${title}`)}
        <span className="font-medium text-12 text-text-3">{say(`play.sectionNote.${title}`)}</span>
      </h3>
      <div className="grid gap-1.5 tablet:gap-2">
        {rows.map((row) => (
          <Row key={row.markets.join()} row={row} betting={betting} entry={entry} />
        ))}
      </div>
    </section>
  )
}

function Row({ row, betting, entry }: { row: BoardRow; betting: Betting; entry: string }) {
  const { known, slip, isOpen, toggle } = betting
  const cells = row.markets.flatMap((code) => {
    const market = known.markets.find((one) => one.code === code)
    const problem = slip.isCombined ? problemOfJoining(known, slip.picks, code) : undefined
    return (market?.outcomes ?? []).map((outcome) => ({ market: code, outcome, problem }))
  })
  return (
    <div className={cx('grid gap-1.5 tablet:gap-2', columns[row.columns], wideColumns[row.wideColumns])}>
      {cells.map(({ market, outcome, problem }) => {
        const selection: MiniSelection = { market, outcome: outcome.code }
        const name = `${market} ${outcome.code}`
        return (
          <OutcomeButton
            key={name}
            name={name}
            selection={selection}
            price={outcome.price}
            isChosen={isPicked(slip, selection)}
            isOpen={isOpen}
            problem={isPicked(slip, selection) ? undefined : problem}
            isTight={row.columns >= 3}
            isEntry={entry === name}
            onPress={() => toggle(selection)}
          />
        )
      })}
    </div>
  )
}
