import { useText } from '@maru/i18n/react'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { PersonPanel } from '../features/members/person-panel.tsx'
import { SignUpFilters } from '../features/sign-ups/sign-up-filters.tsx'
import { SignUpQueue } from '../features/sign-ups/sign-up-queue.tsx'
import { type SignUpFilter, useSignUpQueue } from '../features/sign-ups/use-sign-up-queue.ts'
import { useKeys } from '../shared/keys/use-keys.ts'
import { useMarks } from '../shared/marks/use-marks.ts'
import { Pager } from '../shared/parts/pager.tsx'
import { signUpKeys } from './queue-keys.ts'
import { useOpenMemberKey } from './use-open-member-key.ts'

const route = getRouteApi('/office/sign-ups')

export const SignUpsPage = () => {
  const t = useText('office')
  const navigate = useNavigate()
  const filter = route.useSearch()
  const onFilter = (next: SignUpFilter) => void navigate({ to: '/sign-ups', search: next })
  const state = useSignUpQueue(filter)
  const marks = useMarks(state.queue.shown.filter(({ isGone }) => !isGone).map(({ row }) => row.memberId))
  const page = state.query.data
  const memberId = state.queue.seenRow?.memberId
  const openMember = useOpenMemberKey(memberId)
  useKeys({
    ...signUpKeys(state),
    ...openMember,
  })
  return (
    <>
      <h1 className="screen-reader-only">{t('menu.sign-ups')}</h1>
      <div className="queue-page">
        <SignUpQueue
          state={state}
          onChoose={state.queue.choose}
          filters={<SignUpFilters filter={filter} onFilter={onFilter} />}
          marks={marks}
          pager={
            page && (
              <Pager
                page={page.page}
                size={page.size}
                total={page.total}
                onPage={(next) => onFilter({ ...filter, page: next })}
              />
            )
          }
        />
        <PersonPanel memberId={memberId} />
      </div>
    </>
  )
}
