import { TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { type AdminAnswerOf, type adminSiteOptions, highestLevel, type SiteOptionRow } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { useState } from 'react'
import { StaffError } from '../../shared/call/staff-error.ts'
import { digits } from '../../shared/money.ts'
import { Panel } from '../../shared/parts/panel.tsx'
import { SaveWithReason } from '../../shared/parts/save-with-reason.tsx'
import { Scroll } from '../../shared/parts/scroll.tsx'
import { useMay } from '../../shared/staff/me.ts'
import { readWhole } from '../minigames/amount.rules.ts'
import { useSetOption } from './calls/options.ts'
import '../minigames/prices.css'

type Found = AdminAnswerOf<typeof adminSiteOptions>
const names = ['maximumDepositByLevel', 'maximumWithdrawalByLevel'] as const
type Name = (typeof names)[number]
type Draft = Record<Name, string[]>

/** A higher level than listed has the last sum. */
const everyLevel = (sums: readonly number[]): number[] =>
  Array.from({ length: highestLevel }, (_, at) => sums[Math.min(at, sums.length - 1)] ?? 0)

type LevelLimitsProps = { found: Found; members: ReadonlyMap<number, number> }

/** The most that members of each level deposit and withdraw at once. */
export const LevelLimits = ({ found, members }: LevelLimitsProps) => {
  const t = useText('office-site')
  const say = useText('office')
  const sayPoints = useText('office-points')
  const set = useSetOption()
  const isLocked = !useMay()('site.options')
  const rowOf = (name: Name): SiteOptionRow | undefined => found.rows.find((row) => row.name === name)
  const sumsOf = (name: Name): number[] => everyLevel((rowOf(name)?.value as number[] | undefined) ?? [])
  const [draft, setDraft] = useState<Draft>(
    () => Object.fromEntries(names.map((name) => [name, sumsOf(name).map((sum) => digits(sum))])) as Draft,
  )
  const changed = names.filter((name) => draft[name].some((text, at) => readWhole(text) !== sumsOf(name)[at]))
  const isWrong = names.some((name) => draft[name].some((text) => Number.isNaN(readWhole(text))))
  const save = async (reason: string) => {
    for (const name of changed)
      await set.mutateAsync({
        body: { name, after: rowOf(name)?.version ?? 0, value: draft[name].map(readWhole), isStandard: false, reason },
      })
    notifications.show({ message: t('settings.saved') })
  }
  const refusal = set.error instanceof StaffError ? set.error.code : undefined
  return (
    <Panel title={t('limits.title')} head={<span className="quiet">{t('limits.note')}</span>}>
      <Scroll>
        <table className="grid mini-limits" aria-label={t('limits.title')}>
          <thead>
            <tr>
              <th scope="col">{say('minigames.level')}</th>
              {names.map((name) => (
                <th key={name} scope="col" className="end">
                  {t(`option.${name}`)}
                </th>
              ))}
              <th scope="col" className="end">
                {sayPoints('levels.members')}
              </th>
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: highestLevel }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a level is its place
              <tr key={at}>
                <th scope="row" className="num">
                  {at + 1}
                </th>
                {names.map((name) => (
                  <td key={name} className="end">
                    <TextInput
                      aria-label={`${t(`option.${name}`)} ${at + 1}`}
                      inputMode="numeric"
                      maxLength={20}
                      miw={136}
                      disabled={isLocked}
                      value={draft[name][at] ?? ''}
                      error={Number.isNaN(readWhole(draft[name][at] ?? '')) && say('minigames.bad-number')}
                      onChange={({ currentTarget: { value } }) =>
                        setDraft((was) => ({ ...was, [name]: was[name].with(at, value) }))
                      }
                    />
                  </td>
                ))}
                <td className="end num">{digits(members.get(at + 1) ?? 0)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
      {(refusal === 'STAFF_CONFLICT' || refusal === 'STAFF_INVALID') && (
        <p className="panel-pad bad" role="alert">
          {t(refusal === 'STAFF_CONFLICT' ? 'settings.conflict' : 'settings.contradicts')}
        </p>
      )}
      {!isLocked && (
        <SaveWithReason
          label={t('limits.save')}
          note={t('limits.save-note')}
          isDisabled={isWrong || changed.length === 0}
          isBusy={set.isPending}
          onSave={(reason, close) =>
            void save(reason)
              .catch(() => undefined)
              .finally(close)
          }
        />
      )}
    </Panel>
  )
}
