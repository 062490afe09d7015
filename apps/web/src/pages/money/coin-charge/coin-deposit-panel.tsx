import { useText } from '@maru/i18n/react'
import { Notice } from '@maru/ui/notice.tsx'
import { lazy, Suspense } from 'react'
import { BonusChoice } from '../../../features/bonus/bonus-choice.tsx'
import { ChosenBonus } from '../../../features/bonus/chosen-bonus.tsx'
import { AddressCard, AddressSkeleton } from '../../../features/cash/coin/address-card.tsx'
import { RateLine } from '../../../features/cash/coin/rate-line.tsx'
import { CoinProblem } from '../shared/coin-problem.tsx'
import { FormSkeleton } from '../shared/form-skeleton.tsx'
import type { CoinCharge } from './use-coin-charge.ts'

const FirstDepositOffer = lazy(() =>
  import('../../../features/protection/first-deposit-offer.tsx').then((m) => ({ default: m.FirstDepositOffer })),
)
const QuoteForm = lazy(() =>
  import('../../../features/cash/coin/quote-form.tsx').then((m) => ({ default: m.QuoteForm })),
)
const QuoteCard = lazy(() =>
  import('../../../features/cash/coin/quote-card.tsx').then((m) => ({ default: m.QuoteCard })),
)
const DemoWallet = lazy(() =>
  import('../../../features/cash/coin/demo-wallet.tsx').then((m) => ({ default: m.DemoWallet })),
)

/** What a demo's wallet offers to send where no rate was fixed. */
const suggestedPlay = 100_000_000

/** The member's address, the rate now, and a way to fix it; a refusal in their place. */
export function CoinDepositPanel({ charge }: { charge: CoinCharge }) {
  const say = useText('coin')
  const { deposit, quote, change, onFixed, problem, retry } = charge
  if (problem) return <CoinProblem cashType="deposit" problem={problem} retry={retry} />
  if (!deposit)
    return (
      <div className="grid gap-6">
        <AddressSkeleton />
        <FormSkeleton />
      </div>
    )
  const { rate, rateAt, isDelayed, isDemo, minimum } = deposit
  return (
    <div className="grid gap-6">
      {isDelayed && (
        <Notice tone="warn" title={say('delayed.title')} live>
          {say('delayed.text')}
        </Notice>
      )}
      <Suspense>
        <FirstDepositOffer />
      </Suspense>
      <AddressCard deposit={deposit} />
      <section aria-label={say('rate.title')} className="grid gap-4">
        <RateLine rate={rate} rateAt={rateAt} unknown="rate.unknownDeposit" />
        <Suspense fallback={<FormSkeleton />}>
          {quote ? (
            <QuoteCard
              quote={quote}
              change={change}
              bonus={quote.bonus !== 'none' && <ChosenBonus bonus={quote.bonus} amount={quote.cash} isLater={false} />}
            />
          ) : (
            rate !== null && (
              <>
                <p className="text-13 text-text-2 leading-normal">{say('quote.optional')}</p>
                <QuoteForm
                  deposit={deposit}
                  rate={rate}
                  choice={(choice) => <BonusChoice {...choice} />}
                  onFixed={onFixed}
                />
              </>
            )
          )}
        </Suspense>
      </section>
      {isDemo && (
        <Suspense>
          <DemoWallet suggested={quote?.amount ?? Math.max(minimum, suggestedPlay)} />
        </Suspense>
      )}
    </div>
  )
}
