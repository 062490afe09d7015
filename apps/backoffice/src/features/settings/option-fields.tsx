import { NativeSelect, Switch, Textarea, TextInput } from '@mantine/core'
import { type SiteOptionRow, tiersOfPartners } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { type OptionDraft, typedDecimals } from './option-draft.rules.ts'
import { boundsText } from './option-words.ts'

type OptionFieldsProps = {
  row: SiteOptionRow
  draft: OptionDraft
  isWrong: boolean
  onDraft: (draft: OptionDraft) => void
}

/** The field that the kind of an option asks for, or one for each number of a list. */
export const OptionFields = ({ row, draft, isWrong, onDraft }: OptionFieldsProps) => {
  const t = useText('office-site')
  const office = useText('office')
  const label = t(`option.${row.name}`)
  const [text = ''] = draft
  const error = isWrong && t('settings.bad-value')
  const labelAt = (at: number): string =>
    row.kind === 'sums' ? t('settings.button-n', { n: at + 1 }) : office(`tier.${tiersOfPartners[at] ?? 'PTN_1'}`)
  if (row.kind === 'switch' || row.kind === 'yes-no')
    return (
      <Switch
        label={label}
        checked={text === 'Y'}
        onChange={(event) => onDraft([event.currentTarget.checked ? 'Y' : 'N'])}
      />
    )
  if (row.kind === 'choice')
    return (
      <NativeSelect
        label={label}
        data={row.choices.map((choice) => ({ value: choice, label: t(`choice.${choice}`) }))}
        value={text}
        error={error}
        onChange={(event) => onDraft([event.currentTarget.value])}
      />
    )
  if (row.kind === 'codes')
    return (
      <Textarea
        label={label}
        rows={4}
        value={text}
        error={error}
        onChange={(event) => onDraft([event.currentTarget.value])}
      />
    )
  if (row.kind === 'sums' || row.kind === 'tier-sums')
    return (
      <fieldset className="option-sums">
        <legend>{label}</legend>
        {draft.map((sum, at) => (
          <TextInput
            // biome-ignore lint/suspicious/noArrayIndexKey: a button is its place, and so is a tier
            key={at}
            label={labelAt(at)}
            inputMode="numeric"
            maxLength={20}
            value={sum}
            onChange={(event) => onDraft(draft.with(at, event.currentTarget.value))}
          />
        ))}
        {error && <p className="bad">{error}</p>}
      </fieldset>
    )
  const isNumber = row.kind === 'whole' || row.kind === 'sum'
  return (
    <TextInput
      data-autofocus
      label={label}
      description={boundsText(t, row)}
      {...(isNumber
        ? {
            inputMode: typedDecimals(row) > 0 ? ('decimal' as const) : ('numeric' as const),
            classNames: { input: 'num' },
          }
        : {})}
      maxLength={row.kind === 'link' ? 300 : 20}
      placeholder={row.kind === 'time' ? '23:30' : undefined}
      value={text}
      error={error}
      onChange={(event) => onDraft([event.currentTarget.value])}
    />
  )
}
