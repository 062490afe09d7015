import { Button } from '@mantine/core'
import { useText } from '@maru/i18n/react'
import { type ReactNode, useState } from 'react'
import { AddButton } from './add-button.tsx'
import { Asking, Empty, type Pending } from './asking.tsx'
import { ConfirmModal } from './confirm-modal.tsx'
import { type Column, Grid } from './grid.tsx'
import { Panel } from './panel.tsx'
import { Scroll } from './scroll.tsx'

type EditedListProps<R> = {
  words: { title: string; none: string; add: string; delete: string }
  query: Pending<{ rows: R[] }>
  columns: Column<R>[]
  idOf: (row: R) => number | string
  nameOf: (row: R) => ReactNode
  /** Without it there is nothing to press. */
  mayChange: boolean
  remove: { isBusy: boolean; run: (row: R, done: () => void) => void }
  /** Of a row, or of a new one. */
  form: (row: R | undefined, close: () => void) => ReactNode
}

/** A short list that staff add to, edit, and delete from after they were asked. */
export const EditedList = <R extends object>(props: EditedListProps<R>) => {
  const { words, query, columns, idOf, nameOf, mayChange, remove, form } = props
  const t = useText('office')
  const [editing, setEditing] = useState<R | 'new'>()
  const [deleting, setDeleting] = useState<R>()
  const closeForm = () => setEditing(undefined)
  const keep = () => setDeleting(undefined)
  const acts: Column<R> = {
    id: 'acts',
    head: '',
    isFigure: true,
    cell: (row) => (
      <span className="row">
        <Button size="compact-sm" onClick={() => setEditing(row)}>
          {t('act.edit')}
        </Button>
        <Button size="compact-sm" className="bad" onClick={() => setDeleting(row)}>
          {t('act.delete')}
        </Button>
      </span>
    ),
  }
  return (
    <Panel title={words.title} head={mayChange && <AddButton label={words.add} onAdd={() => setEditing('new')} />}>
      <Asking query={query}>
        {({ rows }) =>
          rows.length === 0 ? (
            <Empty title={words.none} />
          ) : (
            <Scroll>
              <Grid label={words.title} columns={mayChange ? [...columns, acts] : columns} rows={rows} idOf={idOf} />
            </Scroll>
          )
        }
      </Asking>
      {editing && form(editing === 'new' ? undefined : editing, closeForm)}
      {deleting && (
        <ConfirmModal
          title={words.delete}
          confirmLabel={t('act.delete')}
          isDanger
          isBusy={remove.isBusy}
          onConfirm={() => remove.run(deleting, keep)}
          onClose={keep}
        >
          {nameOf(deleting)}
        </ConfirmModal>
      )}
    </Panel>
  )
}
