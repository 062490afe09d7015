import { Button, Menu } from '@mantine/core'
import { type MemberBar, memberBars } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { Ban, ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { ReasonModal } from '../../shared/parts/reason-modal.tsx'
import { useLiftSuspension, useSetBar, useSetTest, useSuspendMember } from './calls/set-restriction.ts'
import type { Member } from './person.tsx'

type Ask = { act: 'suspend' | 'lift' | 'test' | 'no-test' } | { act: 'bar' | 'unbar'; what: MemberBar }

export const isBarredFrom = (member: Member): Record<MemberBar, boolean> => ({
  deposit: member.isDepositBarred,
  withdrawal: member.isWithdrawalBarred,
  betting: member.isBettingBarred,
})

const isOfTests = ({ act }: Ask): boolean => act === 'test' || act === 'no-test'

/** Suspends, and bars deposits, withdrawals and bets, each with a reason. */
export const RestrictionActs = ({ member }: { member: Member }) => {
  const t = useText('office')
  const [ask, setAsk] = useState<Ask>()
  const suspend = useSuspendMember()
  const lift = useLiftSuspension()
  const setBar = useSetBar()
  const setTest = useSetTest()
  const barred = isBarredFrom(member)
  const isSuspended = member.status === 'suspended'
  if (member.status === 'pending' || member.status === 'rejected') return null
  const params = { memberId: member.memberId }
  const done = { onSettled: () => setAsk(undefined) }
  const confirm = (reason: string) => {
    if (ask?.act === 'suspend') suspend.mutate({ params, body: { reason } }, done)
    else if (ask?.act === 'lift') lift.mutate({ params, body: { reason } }, done)
    else if (ask?.act === 'test' || ask?.act === 'no-test')
      setTest.mutate({ params, body: { isTest: ask.act === 'test', reason } }, done)
    else if (ask && 'what' in ask)
      setBar.mutate({ params, body: { what: ask.what, isBarred: ask.act === 'bar', reason } }, done)
  }
  const label = (one: Ask): string => ('what' in one ? t(`member.${one.act}-${one.what}`) : t(`member.${one.act}`))
  const asks: Ask[] = [
    ...(member.status === 'locked' ? [] : [{ act: isSuspended ? 'lift' : 'suspend' } as const]),
    ...memberBars.map((what) => ({ act: barred[what] ? 'unbar' : 'bar', what }) as const),
    { act: member.isTest ? 'no-test' : 'test' },
  ]
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button leftSection={<Ban size={14} aria-hidden />} rightSection={<ChevronDown size={14} aria-hidden />}>
            {t('member.restrictions')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {asks.map((one) => (
            <Menu.Item key={label(one)} onClick={() => setAsk(one)}>
              {label(one)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {ask && (
        <ReasonModal
          title={t('member.restriction-title', { act: label(ask), name: member.memNick })}
          note={t(`member.${ask.act}-note`)}
          presets={
            ask.act === 'lift' || ask.act === 'unbar'
              ? [t('member.reason-cleared'), t('member.reason-request')]
              : isOfTests(ask)
                ? []
                : [t('member.reason-shared'), t('member.reason-abuse'), t('member.reason-request')]
          }
          confirmLabel={label(ask)}
          isGood={ask.act === 'lift' || ask.act === 'unbar' || isOfTests(ask)}
          isBusy={suspend.isPending || lift.isPending || setBar.isPending || setTest.isPending}
          onConfirm={confirm}
          onClose={() => setAsk(undefined)}
        />
      )}
    </>
  )
}
