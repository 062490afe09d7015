import { Button, NativeSelect, Textarea } from '@mantine/core'
import { type AdminAnswerOf, type adminQuestion, htmlLang } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { languageNames } from '../../shared/language-names.ts'
import { Asking } from '../../shared/parts/asking.tsx'
import { Chip } from '../../shared/parts/chip.tsx'
import { Panel } from '../../shared/parts/panel.tsx'
import { When } from '../../shared/parts/when.tsx'
import { useMay } from '../../shared/staff/me.ts'
import { useAnswer, useAnswerAccount, useQuestion, useTemplates } from './calls/questions.ts'

type Found = AdminAnswerOf<typeof adminQuestion>
const mostAnswer = 2_000

/** What was asked and said of it, and the answer. */
export const QuestionPanel = ({ boardIdx }: { boardIdx: number }) => {
  const t = useText('office')
  const say = useText('office-boards')
  const may = useMay()
  const query = useQuestion(boardIdx)
  return (
    <Panel title={say('questions.one')}>
      <div className="panel-pad form">
        <Asking query={query} lines={6}>
          {(found) => (
            <>
              <p className="row">
                <b data-own>{found.question.title}</b>
                <Chip>{say(`kind.${found.question.kind}`)}</Chip>
                <Chip tone="info">{t(languageNames[found.question.language])}</Chip>
                {found.question.isRemoved && <Chip>{say('questions.removed')}</Chip>}
                {may('members.read') && (
                  <Link
                    to="/members/$memberId"
                    params={{ memberId: String(found.question.memberId) }}
                    search={{ tab: 'ledger', page: 1 }}
                  >
                    {found.question.memNick}
                  </Link>
                )}
              </p>
              <ol className="question-lines">
                {found.lines.map((line) => (
                  <li key={line.line} {...(line.isStaff ? { 'data-staff': '' } : {})}>
                    <p className="row">
                      <b>{line.isStaff ? line.staffName : found.question.memNick}</b>
                      <When at={line.at} />
                    </p>
                    <p className="board-text" lang={htmlLang[found.question.language]}>
                      {line.text}
                    </p>
                  </li>
                ))}
              </ol>
              {may('questions.answer') && !found.question.isRemoved && (
                // Said by somebody else, it is read again before it is answered.
                <AnswerForm key={`${boardIdx} ${found.lines.length}`} found={found} />
              )}
            </>
          )}
        </Asking>
      </div>
    </Panel>
  )
}

const AnswerForm = ({ found: { question, lines } }: { found: Found }) => {
  const say = useText('office-boards')
  const templates = useTemplates().data?.rows ?? []
  const answer = useAnswer()
  const account = useAnswerAccount()
  const [text, setText] = useState('')
  const read = lines.length
  const params = { boardIdx: question.boardIdx }
  const fitting = templates.filter(({ kind }) => kind === question.kind)
  const others = templates.filter(({ kind }) => kind !== question.kind)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== '') answer.mutate({ params, body: { text: text.trim(), lines: read } })
  }
  return (
    <form className="form" onSubmit={send}>
      {question.kind === 'bankaccount' && (
        <Button
          variant="filled"
          loading={account.isPending}
          onClick={() => account.mutate({ params, body: { lines: read } })}
        >
          {say('questions.account')}
        </Button>
      )}
      {templates.length > 0 && (
        <NativeSelect
          label={say('templates.use')}
          value=""
          data={[
            { value: '', label: say('templates.choose') },
            ...[...fitting, ...others].map(({ id, name, kind }) => ({
              value: String(id),
              label: `${say(`kind.${kind}`)} · ${name}`,
            })),
          ]}
          onChange={(event) => {
            const chosen = templates.find(({ id }) => String(id) === event.currentTarget.value)
            // In the language that the member asked in.
            if (chosen) setText(chosen.text[question.language])
          }}
        />
      )}
      <Textarea
        label={say('questions.text')}
        description={say('questions.textHint')}
        lang={htmlLang[question.language]}
        rows={6}
        maxLength={mostAnswer}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className="form-actions">
        <Button
          type="submit"
          {...(question.kind === 'bankaccount' ? {} : { variant: 'filled' })}
          loading={answer.isPending}
          disabled={text.trim() === ''}
        >
          {say('questions.send')}
        </Button>
      </div>
    </form>
  )
}
