import { zodResolver } from '@hookform/resolvers/zod'
import { Button, TextInput } from '@mantine/core'
import { type AdminAnswerOf, type MiniLimitLevel, miniLimitLevel, type miniSettings } from '@maru/contract'
import { type Key, useText } from '@maru/i18n/react'
import { X } from 'lucide-react'
import { useFieldArray, useForm } from 'react-hook-form'
import { z } from 'zod'
import { AddButton } from '../../shared/parts/add-button.tsx'
import { Panel } from '../../shared/parts/panel.tsx'
import { Scroll } from '../../shared/parts/scroll.tsx'
import { useMay } from '../../shared/staff/me.ts'
import { amountField, readAmount, readWhole } from './amount.rules.ts'
import { useSaveLimits } from './calls/save-settings.ts'
import './prices.css'

type Settings = AdminAnswerOf<typeof miniSettings>
type Level = Record<keyof MiniLimitLevel, string>
type LevelsDraft = { levels: Level[] }

const columns: [keyof MiniLimitLevel, Key<'office'>][] = [
  ['memberLevel', 'minigames.level'],
  ['minimum', 'minigames.minimum'],
  ['maximum', 'minigames.maximum'],
  ['maximumWin', 'minigames.maximum-win'],
  ['maximumWinOfRound', 'minigames.maximum-win-of-round'],
]

const numbersOf = ({ memberLevel, ...sums }: Level): unknown => ({
  memberLevel: readWhole(memberLevel),
  ...Object.fromEntries(Object.entries(sums).map(([field, text]) => [field, readAmount(text)])),
})
const textsOf = ({ memberLevel, ...sums }: MiniLimitLevel): Level =>
  ({
    memberLevel: String(memberLevel),
    ...Object.fromEntries(Object.entries(sums).map(([field, units]) => [field, amountField(units)])),
  }) as Level

const schema = z.custom<LevelsDraft>().superRefine(({ levels }, issues) => {
  for (const [at, level] of levels.entries()) {
    const wrong = (field: string, message: string) =>
      issues.addIssue({ code: 'custom', path: ['levels', at, field], message })
    const read = miniLimitLevel.safeParse(numbersOf(level))
    for (const { path } of read.error?.issues ?? []) wrong(String(path[0]), 'shape')
    if (read.data && read.data.maximum < read.data.minimum) wrong('maximum', 'order')
    // The server knows the lowest price, and asks for a little more.
    for (const field of ['maximumWin', 'maximumWinOfRound'] as const)
      if (read.data && read.data[field] <= read.data.minimum) wrong(field, 'win')
    if (levels.some((other, before) => before < at && other.memberLevel.trim() === level.memberLevel.trim()))
      wrong('memberLevel', 'twice')
  }
})
const problemWords: Record<string, Key<'office'>> = {
  shape: 'minigames.bad-number',
  order: 'minigames.bad-order',
  win: 'minigames.bad-win',
  twice: 'minigames.bad-twice',
}

/** What members of each level may stake and win. */
export const LimitsForm = ({ game, levels }: Settings) => {
  const t = useText('office')
  const may = useMay()
  const save = useSaveLimits()
  const isLocked = !may('minigames.prices')
  const { register, control, handleSubmit, formState } = useForm<LevelsDraft>({
    values: { levels: levels.map(textsOf) },
    resetOptions: { keepDirtyValues: true },
    resolver: zodResolver(schema),
  })
  const { fields, append, remove } = useFieldArray({ control, name: 'levels' })
  const send = handleSubmit((sent) =>
    save.mutate({ body: { game, levels: sent.levels.map((level) => miniLimitLevel.parse(numbersOf(level))) } }),
  )
  const next = (): Level => {
    const last = levels.at(-1)
    const memberLevel = String(Math.max(0, ...fields.map((field) => readWhole(field.memberLevel) || 0)) + 1)
    return last
      ? { ...textsOf(last), memberLevel }
      : { memberLevel, minimum: '', maximum: '', maximumWin: '', maximumWinOfRound: '' }
  }
  return (
    <Panel
      title={t('minigames.limits')}
      head={isLocked ? undefined : <AddButton label={t('minigames.add-level')} onAdd={() => append(next())} />}
    >
      <form noValidate onSubmit={send}>
        <Scroll>
          <table className="grid mini-limits" aria-label={t('minigames.limits')}>
            <thead>
              <tr>
                {columns.map(([field, word]) => (
                  <th key={field} scope="col" className="end">
                    {t(word)}
                  </th>
                ))}
                <th aria-label={t('act.delete')} />
              </tr>
            </thead>
            <tbody>
              {fields.map((level, at) => (
                <tr key={level.id}>
                  {columns.map(([field, word]) => {
                    const problem = formState.errors.levels?.[at]?.[field]?.message
                    const words = problem && problemWords[problem]
                    return (
                      <td key={field} className="end">
                        <TextInput
                          aria-label={`${t(word)} ${at + 1}`}
                          inputMode="numeric"
                          maxLength={20}
                          disabled={isLocked}
                          error={words && t(words)}
                          {...register(`levels.${at}.${field}`)}
                        />
                      </td>
                    )
                  })}
                  <td>
                    {!isLocked && fields.length > 1 && (
                      <Button
                        size="compact-sm"
                        aria-label={t('minigames.remove-level', { level: at + 1 })}
                        onClick={() => remove(at)}
                      >
                        <X size={14} aria-hidden />
                      </Button>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scroll>
        <p className="panel-pad quiet">{t('minigames.limits-note')}</p>
        {!isLocked && (
          <div className="panel-pad form-actions">
            <Button type="submit" variant="filled" disabled={!formState.isDirty} loading={save.isPending}>
              {t('minigames.save-limits')}
            </Button>
          </div>
        )}
      </form>
    </Panel>
  )
}
