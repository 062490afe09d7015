import { useText } from '@maru/i18n/react'
import { Button, buttonClass } from '@maru/ui/button.tsx'
import { Card } from '@maru/ui/card.tsx'
import { Empty } from '@maru/ui/empty.tsx'
import { Notice } from '@maru/ui/notice.tsx'
import { Skeleton } from '@maru/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Link } from '../../shared/navigation/index.ts'
import { LoadFailed } from '../../shared/parts/load-failed.tsx'
import { couponList, type HeldCoupon } from './calls/coupons.ts'
import { CouponCard } from './coupon-card.tsx'

const UseDialog = lazy(() => import('./use-dialog.tsx').then((m) => ({ default: m.UseDialog })))
const GiftDialog = lazy(() => import('./gift-dialog.tsx').then((m) => ({ default: m.GiftDialog })))

/** The coupons that can be used now. `only`: with nothing but gifts to do. */
export function HeldCoupons({ only }: { only?: 'gift' }) {
  const say = useText('coupons')
  const sayCode = useText('result-codes')
  const { data, error, refetch } = useQuery(couponList(1))
  const [asked, setAsked] = useState<{ act: 'use' | 'gift'; coupon: HeldCoupon }>()
  const close = () => setAsked(undefined)
  const isBarred = data ? data.barred !== '' : false
  return (
    <section aria-label={say('held.title')} aria-busy={!data && !error} className="grid gap-3">
      <h2 className="flex items-baseline gap-3 font-bold text-18 tracking-[-0.015em]">
        {say('held.title')}
        <span className="num font-normal text-13 text-text-3">
          {data && say('held.count', { count: data.held.length })}
        </span>
      </h2>
      {isBarred && <Notice tone="warn" title={sayCode('RW01')} />}
      {error && !data ? (
        <LoadFailed title={say('failed')} problem={error} retry={refetch} />
      ) : !data ? (
        <div className={GRID}>
          <Skeleton className="h-29 rounded-card" />
          <Skeleton className="h-29 rounded-card" />
        </div>
      ) : data.held.length === 0 ? (
        <Card pad={false}>
          <Empty
            title={say('held.none')}
            action={
              only && (
                <Link to="couponUse" className={buttonClass({ size: 'sm' })}>
                  {say('held.enter')}
                </Link>
              )
            }
          >
            {say('held.noneText')}
          </Empty>
        </Card>
      ) : (
        <div className={GRID}>
          {data.held.map((coupon) => (
            <CouponCard key={coupon.couponIdx} coupon={coupon}>
              {!only && (
                <Button className="h-11!" disabled={isBarred} onClick={() => setAsked({ act: 'use', coupon })}>
                  {say('card.use')}
                </Button>
              )}
              <Button
                kind={only ? 'neutral' : 'ghost'}
                className="h-11!"
                disabled={isBarred}
                onClick={() => setAsked({ act: 'gift', coupon })}
              >
                {say('card.gift')}
              </Button>
            </CouponCard>
          ))}
        </div>
      )}
      <Suspense>
        {asked?.act === 'use' && <UseDialog coupon={asked.coupon} close={close} />}
        {asked?.act === 'gift' && <GiftDialog coupon={asked.coupon} held={data?.held.length ?? 1} close={close} />}
      </Suspense>
    </section>
  )
}

const GRID = 'grid grid-cols-[minmax(0,1fr)] gap-3 tablet:gap-4 desk:grid-cols-2'
