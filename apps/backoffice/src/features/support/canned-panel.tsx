import { Textarea, TextInput } from '@mantine/core'
import { type AdminAnswerOf, type adminCanned, htmlLang, languages, longestLine } from '@maru/contract'
import { useLanguage, useText } from '@maru/i18n/react'
import { type FormEvent, useState } from 'react'
import { languageNames } from '../../shared/language-names.ts'
import { EditedList } from '../../shared/parts/edited-list.tsx'
import { FormDrawer } from '../../shared/parts/form-drawer.tsx'
import type { Column } from '../../shared/parts/grid.tsx'
import { useMay } from '../../shared/staff/me.ts'
import { useCanned, useDeleteCanned, useSaveCanned } from './calls/support.ts'

type Row = AdminAnswerOf<typeof adminCanned>['rows'][number]

/** Answers that are given again and again, in three languages. */
export const CannedPanel = () => {
  const say = useText('office-support')
  const language = useLanguage()
  const may = useMay()
  const query = useCanned()
  const drop = useDeleteCanned()
  const columns: Column<Row>[] = [
    { id: 'name', head: say('canned.name'), cell: (row) => <b>{row.name}</b>, below: (row) => row.text[language] },
    { id: 'text', head: say('field'), isWideOnly: true, mayWrap: true, cell: (row) => row.text[language] },
  ]
  return (
    <EditedList
      words={{ title: say('canned'), none: say('canned.none'), add: say('canned.new'), delete: say('canned.delete') }}
      query={query}
      columns={columns}
      idOf={(row) => row.cannedId}
      nameOf={(row) => row.name}
      mayChange={may('support.answer')}
      remove={{
        isBusy: drop.isPending,
        run: ({ cannedId }, done) => drop.mutate({ params: { cannedId } }, { onSettled: done }),
      }}
      form={(row, close) => <CannedForm row={row} onClose={close} />}
    />
  )
}

const CannedForm = ({ row, onClose }: { row: Row | undefined; onClose: () => void }) => {
  const t = useText('office')
  const say = useText('office-support')
  const save = useSaveCanned()
  const [name, setName] = useState(row?.name ?? '')
  const [text, setText] = useState(row?.text ?? { ko: '', en: '', vn: '' })
  const [wasTried, setTried] = useState(false)
  const errorOf = (value: string) => wasTried && value.trim() === '' && t('form.required')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if ([name, ...Object.values(text)].some((value) => value.trim() === '')) return
    save.mutate({ body: { name, text } }, { onSuccess: onClose })
  }
  return (
    <FormDrawer title={say('canned')} size="lg" isBusy={save.isPending} onSubmit={submit} onClose={onClose}>
      <TextInput
        label={say('canned.name')}
        maxLength={60}
        value={name}
        disabled={row !== undefined}
        error={errorOf(name)}
        onChange={({ currentTarget: { value } }) => setName(value)}
      />
      {languages.map((tongue) => (
        <Textarea
          key={tongue}
          label={t(languageNames[tongue])}
          lang={htmlLang[tongue]}
          rows={4}
          maxLength={longestLine}
          value={text[tongue]}
          error={errorOf(text[tongue])}
          onChange={({ currentTarget: { value } }) => setText((was) => ({ ...was, [tongue]: value }))}
        />
      ))}
    </FormDrawer>
  )
}
