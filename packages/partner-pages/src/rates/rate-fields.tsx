import { ratedProducts, rateKinds } from '@maru/contract/partner-terms'
import { useLanguage, useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { rateText } from '../parts/rate.ts'
import { RateRow } from './rate-row.tsx'
import { type Bounds, boundsOf, keyOf, type RateFinding, type RateKey, type Typed } from './rates.rules.ts'

type Props = {
  typed: Typed
  onType: (typed: Typed) => void
  bounds: Bounds
  /** What is shown of what is wrong. */
  findings: Partial<Record<RateKey, RateFinding>>
  isFixed?: boolean
}

/** Every product of both kinds: all of them must be set. Side by side where there is room. */
export function RateFields({ typed, onType, bounds, findings, isFixed }: Props) {
  const say = useText('partner')
  const language = useLanguage()
  const isEmpty = Object.values(typed).some((text) => text.trim() === '')
  const fill = () =>
    onType(
      Object.fromEntries(
        ratedProducts.flatMap((product) =>
          rateKinds.map((kind) => {
            const key = keyOf(product, kind)
            return [
              key,
              typed[key].trim() === '' ? rateText(boundsOf(bounds, product, kind).least, language) : typed[key],
            ]
          }),
        ),
      ) as Typed,
    )
  return (
    <div className="@container grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-12 text-text-3">
        <span>{say('rates.range')}</span>
        {/* As wide as rows are that have room for their bars. */}
        <span className="flex gap-3 max-tablet:hidden @2xl:hidden @5xl:flex">
          <Key className="bg-accent-tint shadow-[inset_0_0_0_1px_var(--accent)]">{say('rates.belowMost')}</Key>
          <Key className="bg-accent">{say('rates.share')}</Key>
        </span>
      </div>
      {/* It stays when nothing is empty: the rows would jump under the finger that empties one. */}
      {!isFixed && (
        <Button size="sm" className="justify-self-start" disabled={!isEmpty} onClick={fill}>
          {say('rates.fill')}
        </Button>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 @2xl:grid-cols-2">
        {rateKinds.map((kind) => (
          <section key={kind}>
            <header className="flex items-baseline justify-between gap-3 border-line border-b pb-1.5">
              <h3 className="font-bold text-15">{say(`kind.${kind}`)}</h3>
              <span className="text-12 text-text-3">{say('rates.columns')}</span>
            </header>
            {ratedProducts.map((product) => {
              const key = keyOf(product, kind)
              return (
                <RateRow
                  key={key}
                  product={product}
                  kind={kind}
                  typed={typed[key]}
                  onType={(text) => onType({ ...typed, [key]: text })}
                  {...boundsOf(bounds, product, kind)}
                  finding={findings[key]}
                  isFixed={isFixed}
                />
              )
            })}
          </section>
        ))}
      </div>
    </div>
  )
}

const Key = ({ className, children }: { className: string; children: string }) => (
  <span className="inline-flex items-center gap-1.5">
    <i aria-hidden="true" className={`size-2.5 rounded-[3px] ${className}`} />
    {children}
  </span>
)
