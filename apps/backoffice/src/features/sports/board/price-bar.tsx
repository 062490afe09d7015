import { Button } from '@mantine/core'
import { useText } from '@maru/i18n/react'
import { oddsText, shortPercent } from '../../../shared/money.ts'
import { KeyCap } from '../../../shared/parts/key-cap.tsx'
import { marketName } from './market-row.tsx'
import type { Board } from './use-board-state.ts'
import { problemWord } from './words.ts'

/** What the typed price would make of its market. The first press asks, the second sends. */
export const PriceBar = ({ board: { price, market } }: { board: Board }) => {
  const say = useText('office-sports')
  const t = useText('office')
  const { checked, edit } = price
  const own = checked?.prices.find(({ outcome }) => outcome === edit?.outcome)
  const others = checked?.prices.filter(({ outcome, from, to }) => outcome !== edit?.outcome && from !== to) ?? []
  const problem = checked?.problem ? problemWord(checked.problem) : price.isReadable ? undefined : 'problem.range'
  const isReady = checked !== undefined && checked.problem === null
  return (
    <section className="sports-bar" aria-label={market && marketName(market)} data-tone={problem ? 'bad' : undefined}>
      <div className="grow" aria-live="polite">
        {checked && own && (
          <span className="num">
            <b>
              {own.name} {own.from === null ? '–' : oddsText(own.from)} → {oddsText(own.to)}
            </b>{' '}
            {checked.changeBp !== null && (
              <span className="quiet">
                {shortPercent(checked.changeBp / 100)},{' '}
                {say('price.allowed', { percent: shortPercent(checked.mostBp / 100) })}
              </span>
            )}{' '}
            {others.map(({ outcome, name, to }) => (
              <span key={outcome} className="second">
                {name} → {oddsText(to)}{' '}
              </span>
            ))}
          </span>
        )}
        {problem ? (
          <p className="bad">{say(problem)}</p>
        ) : (
          <p className="quiet">{say(checked?.needsSecond ? 'price.second' : 'price.stays')}</p>
        )}
      </div>
      <Button
        variant="filled"
        disabled={!price.isReadable || (checked !== undefined && !isReady)}
        loading={price.isBusy}
        onClick={price.enter}
      >
        {say(!isReady ? 'price.send' : checked.needsSecond ? 'price.ask' : 'price.again')}
        <KeyCap name="open" />
      </Button>
      <Button onClick={price.close}>
        {t('act.cancel')}
        <KeyCap name="cancel" />
      </Button>
    </section>
  )
}
