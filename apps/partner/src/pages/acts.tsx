import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { Card, PageTitle } from '@maru/ui/card.tsx'
import { Empty } from '@maru/ui/empty.tsx'
import { Field } from '@maru/ui/field.tsx'
import { NativeSelect } from '@maru/ui/native-select.tsx'
import { Table } from '@maru/ui/table.tsx'
import { useState } from 'react'
import { type Act, useAboutText } from '../features/acts/use-about-text.ts'
import { useActs, useRead } from '../shared/calls.ts'
import { dayTime } from '../shared/formats.ts'
import { LoadFailed } from '../shared/load-failed.tsx'

const everybody = '0'

/** Who changed what, and when. */
export function Page() {
  const say = useText('partner-site')
  const aboutText = useAboutText()
  const [chosen, setChosen] = useState(everybody)
  const { data: people } = useRead('/api/partner/employees', {})
  const acts = useActs(Number(chosen))
  const nameOf = ({ employee }: Act): string => employee || say('sessions.partner')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-tablet:pt-3">
      <header className="flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-0 flex-1 basis-72">
          <PageTitle>{say('page.acts')}</PageTitle>
          <p className="mt-1 text-13 text-text-3 leading-relaxed">{say('acts.text')}</p>
        </div>
        <Field label={say('acts.filter')} className="w-full tablet:w-56">
          <NativeSelect
            value={chosen}
            onChange={({ target }) => setChosen(target.value)}
            options={[
              { value: everybody, label: say('acts.all') },
              ...(people?.list ?? []).map(({ employeeId, name }) => ({ value: `${employeeId}`, label: name })),
            ]}
          />
        </Field>
      </header>
      {acts.error ? (
        <LoadFailed problem={acts.error} retry={() => void acts.refetch()} />
      ) : (
        <Card pad={false}>
          <Table<Act>
            caption={say('page.acts')}
            busy={acts.isPending}
            rows={acts.data?.pages.flatMap(({ list }) => list) ?? []}
            rowKey={({ actId }) => actId}
            empty={<Empty title={say('acts.none')} />}
            columns={[
              { key: 'when', head: say('acts.when'), cell: ({ at }) => <span className="num">{dayTime(at)}</span> },
              { key: 'who', head: say('acts.who'), cell: nameOf },
              {
                key: 'what',
                head: say('acts.what'),
                cell: ({ kind }) => <b className="font-semibold">{say(`kind.${kind}`)}</b>,
              },
              {
                key: 'about',
                head: say('acts.about'),
                width: '45%',
                cell: (act) => <span className="whitespace-normal text-text-2">{aboutText(act)}</span>,
              },
            ]}
            line={(act) => ({
              title: say(`kind.${act.kind}`),
              note: aboutText(act),
              value: <span className="font-normal text-12 text-text-3">{dayTime(act.at)}</span>,
              aside: <span className="text-12 text-text-2">{nameOf(act)}</span>,
            })}
          />
        </Card>
      )}
      {acts.hasNextPage && (
        <Button
          onClick={() => void acts.fetchNextPage()}
          busy={acts.isFetchingNextPage}
          className="justify-self-center touch:h-11"
        >
          {say('more')}
        </Button>
      )}
    </div>
  )
}
