import type { RatedProduct } from '@maru/contract'
import { ratedProducts } from '@maru/contract/partner-terms'
import { useText } from '@maru/i18n/react'
import { useMe } from '../../frame/me.ts'
import { PartnerFrame } from '../../frame/partner-frame.tsx'
import { useHost } from '../../host/host.ts'
import { useRead } from '../../host/use-call.ts'
import { daysText } from '../../parts/days.rules.ts'
import { DaysFilter, useDays } from '../../parts/days-filter.tsx'
import { ListFiles } from '../../parts/list-files.tsx'
import { drillOf, type Level, levelOf, upTo } from '../../settlement/drill.rules.ts'
import { DIRECT, ELSEWHERE, SettlementLines } from '../../settlement/settlement-lines.tsx'
import { type StepParts, StepsBar } from '../../settlement/steps-bar.tsx'
import { WagerList } from '../../settlement/wager-list.tsx'

const below = ['day', 'branch', 'product', 'only', 'bet']

export function Page() {
  const say = useText('partner')
  return (
    <PartnerFrame page="settlement" note={say('settlement.note')}>
      <DaysFilter forgets={below} />
      <Settlement />
    </PartnerFrame>
  )
}

function Settlement() {
  const say = useText('partner')
  const { search, stepTo, formats } = useHost()
  const { partnerId } = useMe()
  const days = useDays()
  const drill = drillOf(search, days)
  const level = levelOf(drill)
  const { day, branch, product } = drill
  const oneDay = { from: day ?? days.from, until: day ?? days.until }
  const branchId = branch === DIRECT ? partnerId : Number(branch) || 0
  const byDay = useRead('/api/partner/settlement', { from: days.from, until: days.until, by: 'day' })
  const byBranch = useRead('/api/partner/settlement', { ...oneDay, by: 'branch' }, { isOff: !day })
  const byProduct = useRead('/api/partner/settlement', { ...oneDay, by: 'product', branchId }, { isOff: !branch })
  const productName = (key: string) => say(`product.${ratedProducts.find((one) => one === key) ?? 'casino'}`)
  const line = (
    list: readonly { key: string; name: string; turnover: number; rolling: number }[] | undefined,
    key = '',
  ) => list?.find((one) => one.key === key)
  const ofBranch = line(byBranch.data?.list, branch)
  const ofProduct = line(byProduct.data?.list, product)
  const branchName = (named: { key: string; name: string } | undefined) =>
    named?.name || say(named?.key === ELSEWHERE ? 'dashboard.elsewhere' : 'dashboard.direct')
  const step = (at: Level, name: string, sums: { rolling: number; turnover: number } | undefined): StepParts => ({
    key: at,
    name,
    rolling: sums?.rolling,
    turnover: sums?.turnover,
    isHere: at === level,
    open: () => stepTo({ ...upTo(drill, at), only: undefined, bet: undefined }),
  })
  const steps = [
    step('period', daysText(days), byDay.data),
    ...(day ? [step('day', formats.day(`${day}T03:00:00Z`), byBranch.data)] : []),
    ...(branch ? [step('branch', branchName(ofBranch), ofBranch ?? byProduct.data)] : []),
    ...(product ? [step('product', productName(product), ofProduct)] : []),
  ]
  const shown =
    level === 'period'
      ? {
          query: byDay,
          head: say('col.day'),
          nameOf: ({ key }: { key: string }) => key.replaceAll('-', '.'),
          to: 'day',
          ask: { from: days.from, until: days.until, by: 'day' as const },
        }
      : level === 'day'
        ? {
            query: byBranch,
            head: say('col.branch'),
            nameOf: branchName,
            to: 'branch',
            ask: { ...oneDay, by: 'branch' as const },
          }
        : {
            query: byProduct,
            head: say('col.product'),
            nameOf: ({ key }: { key: string }) => productName(key),
            to: 'product',
            ask: { ...oneDay, by: 'product' as const, branchId },
          }
  return (
    <>
      <StepsBar steps={steps} />
      {level === 'product' && day ? (
        <WagerList day={day} branchId={branchId} product={product as RatedProduct} />
      ) : (
        <SettlementLines
          files={<ListFiles what="settlement" ask={shown.ask} />}
          head={shown.head}
          answer={shown.query.data}
          problem={shown.query.error}
          retry={() => void shown.query.refetch()}
          nameOf={shown.nameOf}
          open={(key) => stepTo({ [shown.to]: key })}
        />
      )}
    </>
  )
}
