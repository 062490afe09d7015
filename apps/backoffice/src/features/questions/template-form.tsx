import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { htmlLang, type Language, languages, questionKinds } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { type FormEvent, useState } from 'react'
import { languageNames } from '../../shared/language-names.ts'
import { FormDrawer } from '../../shared/parts/form-drawer.tsx'
import { useChangeTemplate, useCreateTemplate } from './calls/questions.ts'
import type { TemplateRow } from './templates-panel.tsx'

const none: Record<Language, string> = { ko: '', en: '', vn: '' }

/** Mount it when it opens. */
export const TemplateForm = ({ row, onClose }: { row: TemplateRow | undefined; onClose: () => void }) => {
  const t = useText('office')
  const say = useText('office-boards')
  const create = useCreateTemplate()
  const change = useChangeTemplate()
  const [kind, setKind] = useState(row?.kind ?? 'other')
  const [name, setName] = useState(row?.name ?? '')
  const [text, setText] = useState(row?.text ?? none)
  const [isTried, setTried] = useState(false)
  const required = (value: string) => (isTried && value.trim() === '' ? t('form.required') : undefined)
  const save = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if ([name, ...Object.values(text)].some((value) => value.trim() === '')) return
    const body = { kind, name, text }
    if (row) change.mutate({ params: { id: row.id }, body }, { onSuccess: onClose })
    else create.mutate({ body }, { onSuccess: onClose })
  }
  return (
    <FormDrawer
      title={say(row ? 'templates.change' : 'templates.add')}
      size="lg"
      isBusy={create.isPending || change.isPending}
      onSubmit={save}
      onClose={onClose}
    >
      <NativeSelect
        label={t('col.kind')}
        value={kind}
        data={questionKinds.map((value) => ({ value, label: say(`kind.${value}`) }))}
        onChange={(event) => setKind(questionKinds.find((one) => one === event.currentTarget.value) ?? 'other')}
      />
      <TextInput
        label={say('templates.name')}
        maxLength={60}
        value={name}
        error={required(name)}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      {languages.map((language) => (
        <Textarea
          key={language}
          label={t(languageNames[language])}
          lang={htmlLang[language]}
          rows={4}
          maxLength={2_000}
          value={text[language]}
          error={required(text[language])}
          onChange={(event) => setText({ ...text, [language]: event.currentTarget.value })}
        />
      ))}
    </FormDrawer>
  )
}
