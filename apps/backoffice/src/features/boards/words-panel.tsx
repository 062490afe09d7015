import { Button, NativeSelect, TextInput } from '@mantine/core'
import { type AdminAnswerOf, type adminBoardWords, wordActs } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { type FormEvent, useState } from 'react'
import { Asking, Empty } from '../../shared/parts/asking.tsx'
import { Chip } from '../../shared/parts/chip.tsx'
import { type Column, Grid } from '../../shared/parts/grid.tsx'
import { Panel } from '../../shared/parts/panel.tsx'
import { Scroll } from '../../shared/parts/scroll.tsx'
import { When } from '../../shared/parts/when.tsx'
import { useMay } from '../../shared/staff/me.ts'
import { useDropWord, usePutWord, useWords } from './calls/boards.ts'

type Row = AdminAnswerOf<typeof adminBoardWords>['rows'][number]
const leastLetters = 2

/** Words that are not taken, and words that put a text before staff. */
export const WordsPanel = () => {
  const t = useText('office')
  const say = useText('office-boards')
  const may = useMay()
  const query = useWords()
  const put = usePutWord()
  const drop = useDropWord()
  const [word, setWord] = useState('')
  const [act, setAct] = useState<(typeof wordActs)[number]>('review')
  const mayChange = may('boards.moderate')
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (word.trim().length < leastLetters) return
    put.mutate({ body: { word: word.trim(), act } }, { onSuccess: () => setWord('') })
  }
  const columns: Column<Row>[] = [
    { id: 'word', head: say('words.word'), cell: (row) => <b>{row.word}</b> },
    {
      id: 'act',
      head: say('words.act'),
      cell: (row) => <Chip tone={row.act === 'refuse' ? 'bad' : 'warn'}>{say(`words.${row.act}`)}</Chip>,
    },
    { id: 'staff', head: t('col.staff'), isWideOnly: true, cell: (row) => row.staffName || '–' },
    { id: 'at', head: t('col.at'), isWideOnly: true, cell: (row) => <When at={row.at} /> },
    {
      id: 'acts',
      head: '',
      isFigure: true,
      cell: (row) =>
        mayChange && (
          <Button
            size="compact-sm"
            loading={drop.isPending && drop.variables.body?.word === row.word}
            onClick={() => drop.mutate({ body: { word: row.word } })}
          >
            {say('words.drop')}
          </Button>
        ),
    },
  ]
  return (
    <Panel title={say('words.title')} head={<span className="quiet">{say('words.note')}</span>}>
      {mayChange && (
        <form className="panel-pad filters" onSubmit={add}>
          <TextInput
            aria-label={say('words.word')}
            placeholder={say('words.word')}
            maxLength={40}
            value={word}
            onChange={(event) => setWord(event.currentTarget.value)}
          />
          <NativeSelect
            aria-label={say('words.act')}
            value={act}
            data={wordActs.map((value) => ({ value, label: say(`words.${value}`) }))}
            onChange={(event) => setAct(wordActs.find((one) => one === event.currentTarget.value) ?? 'review')}
          />
          <Button type="submit" variant="filled" loading={put.isPending} disabled={word.trim().length < leastLetters}>
            {say('words.add')}
          </Button>
        </form>
      )}
      <Asking query={query}>
        {({ rows }) =>
          rows.length === 0 ? (
            <Empty title={say('words.none')} />
          ) : (
            <Scroll>
              <Grid label={say('words.title')} columns={columns} rows={rows} idOf={(row) => row.word} />
            </Scroll>
          )
        }
      </Asking>
    </Panel>
  )
}
