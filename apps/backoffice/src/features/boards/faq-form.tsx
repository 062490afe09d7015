import { NativeSelect, NumberInput, Switch } from '@mantine/core'
import { faqCategories } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { type FormEvent, useState } from 'react'
import { FormDrawer } from '../../shared/parts/form-drawer.tsx'
import { useChangeFaq, useCreateFaq } from './calls/boards.ts'
import type { FaqRow } from './faq-panel.tsx'
import { missingIn, noTexts } from './texts-draft.ts'
import { TextsFields } from './texts-fields.tsx'

/** Mount it when it opens. */
export const FaqForm = ({ row, onClose }: { row: FaqRow | undefined; onClose: () => void }) => {
  const t = useText('office')
  const say = useText('office-boards')
  const create = useCreateFaq()
  const change = useChangeFaq()
  const [category, setCategory] = useState(row?.category ?? 'cash')
  const [ord, setOrd] = useState(row?.ord ?? 0)
  const [isOn, setOn] = useState(row?.isOn ?? true)
  const [texts, setTexts] = useState({ title: row?.title ?? noTexts, html: row?.html ?? noTexts })
  const [isTried, setTried] = useState(false)
  const save = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (missingIn(texts.title, texts.html)) return
    const body = { category, ord, isOn, ...texts }
    if (row) change.mutate({ params: { id: row.id }, body }, { onSuccess: onClose })
    else create.mutate({ body }, { onSuccess: onClose })
  }
  return (
    <FormDrawer
      title={say(row ? 'faq.change' : 'faq.add')}
      size="lg"
      isBusy={create.isPending || change.isPending}
      onSubmit={save}
      onClose={onClose}
    >
      <div className="form-pair">
        <NativeSelect
          label={say('faq.category')}
          value={category}
          data={faqCategories.map((value) => ({ value, label: say(`category.${value}`) }))}
          onChange={(event) => setCategory(faqCategories.find((one) => one === event.currentTarget.value) ?? 'cash')}
        />
        <NumberInput
          label={t('content.ord')}
          min={0}
          max={1000}
          allowDecimal={false}
          value={ord}
          onChange={(value) => setOrd(Number(value) || 0)}
        />
      </div>
      <TextsFields {...texts} onChange={setTexts} isTried={isTried} />
      <Switch label={say('faq.on')} checked={isOn} onChange={(event) => setOn(event.currentTarget.checked)} />
    </FormDrawer>
  )
}
