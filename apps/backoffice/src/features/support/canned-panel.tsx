import { Button, Textarea, TextInput } from '@mantine/core'
import type { AdminAnswerOf, adminCanned } from '@maru/contract'
import { longestLine } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { type FormEvent, useState } from 'react'
import { languageNames } from '../../shared/language-names.ts'
import { AddButton } from '../../shared/parts/add-button.tsx'
import { Asking, Empty } from '../../shared/parts/asking.tsx'
import { FormDrawer } from '../../shared/parts/form-drawer.tsx'
import { type Column, Grid } from '../../shared/parts/grid.tsx'
import { Panel } from '../../shared/parts/panel.tsx'
import { Scroll } from '../../shared/parts/scroll.tsx'
import { useMay } from '../../shared/staff/me.ts'
import { useCanned, useDeleteCanned, useSaveCanned } from './calls/support.ts'

type Row = AdminAnswerOf<typeof adminCanned>['rows'][number]
const tongues = ['ko', 'en', 'vn'] as const

/** Answers that are given again and again, in three languages. */
export const CannedPanel = () => {
  const t = useText('office')
  const say = useText('office-support')
  const may = useMay()
  const query = useCanned()
  const drop = useDeleteCanned()
  const [opened, setOpened] = useState<Row | 'new'>()
  const columns: Column<Row>[] = [
    { id: 'name', head: say('canned.name'), cell: (row) => <b>{row.name}</b>, below: (row) => row.text.ko },
    { id: 'text', head: say('field'), isWideOnly: true, mayWrap: true, cell: (row) => row.text.ko },
    {
      id: 'act',
      head: '',
      cell: (row) =>
        may('support.answer') && (
          <span className="row">
            <Button size="compact-sm" onClick={() => setOpened(row)}>
              {t('act.save')}
            </Button>
            <Button
              size="compact-sm"
              loading={drop.isPending && drop.variables.params?.cannedId === row.cannedId}
              onClick={() => drop.mutate({ params: { cannedId: row.cannedId } })}
            >
              {t('act.delete')}
            </Button>
          </span>
        ),
    },
  ]
  return (
    <Panel
      title={say('canned')}
      head={may('support.answer') && <AddButton label={say('canned.new')} onAdd={() => setOpened('new')} />}
    >
      <Asking query={query}>
        {({ rows }) =>
          rows.length === 0 ? (
            <Empty title={say('canned.none')} />
          ) : (
            <Scroll>
              <Grid label={say('canned')} columns={columns} rows={rows} idOf={(row) => row.cannedId} />
            </Scroll>
          )
        }
      </Asking>
      {opened && <CannedForm row={opened === 'new' ? undefined : opened} onClose={() => setOpened(undefined)} />}
    </Panel>
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
      {tongues.map((tongue) => (
        <Textarea
          key={tongue}
          label={t(languageNames[tongue])}
          lang={tongue === 'vn' ? 'vi' : tongue}
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
