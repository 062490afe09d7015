import { useLanguage, useText } from '@maru/i18n/react'
import { Card, Panel } from '@maru/ui/card.tsx'
import type { ReactNode } from 'react'
import { PartnerFrame } from '../../frame/partner-frame.tsx'
import { useHost } from '../../host/host.ts'
import { rateText } from '../../parts/rate.ts'

/** Shares of a chain on a casino bet, from the member up, in basis points: example O1 of `docs/guides/how-commission-works.md`. */
const example = [
  { tier: 'NORMAL', rate: 80 },
  { tier: 'PTN_5', rate: 100 },
  { tier: 'PTN_4', rate: 130 },
  { tier: 'PTN_3', rate: 150 },
  { tier: 'PTN_2', rate: 160 },
] as const
const stakes = { more: 150_000, less: 46_000 }
const BASIS_POINTS = 10_000

export function Page() {
  const say = useText('partner')
  return (
    <PartnerFrame page="rule" note={say('rule.note')}>
      <Rules />
    </PartnerFrame>
  )
}

function Rules() {
  const say = useText('partner')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 desk:grid-cols-2">
      <Panel title={say('rule.share')}>
        <Points keys={['share1', 'share2', 'share3']} />
      </Panel>
      <Panel title={say('rule.rolling')}>
        <Points keys={['rolling1', 'rolling2', 'rolling3']} />
      </Panel>
      <Panel title={say('rule.turnover')}>
        <Points keys={['turnover1', 'turnover2', 'turnover3', 'turnover4', 'turnover5']} />
      </Panel>
      <Panel title={say('rule.losing')}>
        <Points keys={['losing1', 'losing2', 'losing3', 'losing4', 'losing5']} />
      </Panel>
      <Example />
      <Panel title={say('rule.rounding')}>
        <Points keys={['rounding1', 'rounding2', 'rounding3']} />
      </Panel>
    </div>
  )
}

type PointKey =
  | `share${1 | 2 | 3}`
  | `rolling${1 | 2 | 3}`
  | `turnover${1 | 2 | 3 | 4 | 5}`
  | `losing${1 | 2 | 3 | 4 | 5}`
  | `rounding${1 | 2 | 3}`

function Points({ keys }: { keys: readonly PointKey[] }) {
  const say = useText('partner')
  return (
    <ul className="grid list-disc gap-2 pl-5 text-14 text-text-2 leading-relaxed marker:text-text-3">
      {keys.map((key) => (
        <li key={key}>{say(`rule.${key}`)}</li>
      ))}
    </ul>
  )
}

/** One bet from the stake to every level, to compute after. */
function Example() {
  const say = useText('partner')
  const language = useLanguage()
  const { formats, oneUnit, Sum } = useHost()
  const turnover = (stakes.more - stakes.less) * oneUnit
  return (
    <Card className="min-w-0">
      <h3 className="font-bold text-16">{say('rule.example')}</h3>
      <p className="mt-2 text-13 text-text-2 leading-relaxed">
        {say('rule.exampleText', {
          more: formats.money(stakes.more * oneUnit),
          less: formats.money(stakes.less * oneUnit),
          turnover: formats.money(turnover),
        })}
      </p>
      <table className="mt-3 w-full text-13">
        <caption className="sr-only">{say('rule.example')}</caption>
        <thead>
          <tr className="text-12 text-text-3 [&>th]:h-9 [&>th]:border-line [&>th]:border-b [&>th]:text-right [&>th]:font-semibold">
            <th scope="col" className="text-left!">
              {say('col.tier')}
            </th>
            <th scope="col">{say('rule.rate')}</th>
            <th scope="col">{say('col.share')}</th>
            <th scope="col">{say('col.rolling')}</th>
          </tr>
        </thead>
        <tbody>
          {example.map(({ tier, rate }, n) => {
            const share = rate - (example[n - 1]?.rate ?? 0)
            return (
              <tr key={tier} className="[&>*]:h-10 [&>*]:border-line-soft [&>*]:border-b">
                <th scope="row" className="text-left font-semibold">
                  {say(`tier.${tier}`)}
                </th>
                <Cell>{rateText(rate, language)}</Cell>
                <Cell>{rateText(share, language)}</Cell>
                <Cell>
                  <Sum units={Math.floor((turnover * share) / BASIS_POINTS)} />
                </Cell>
              </tr>
            )
          })}
        </tbody>
      </table>
    </Card>
  )
}

const Cell = ({ children }: { children: ReactNode }) => <td className="num text-right">{children}</td>
