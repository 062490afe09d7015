import { beginSession, call, type Data } from '@maru/client'
import { useMutation } from '@tanstack/react-query'

export type Typed = { loginId: string; password: string }
export type LoggedIn = Data<'/api/partner/site/login'>
export type Enrolled = Data<'/api/partner/site/enrol'>

/** A session begins at once; where there is none yet, codes have to be set up. */
export const useLogIn = () =>
  useMutation({
    mutationFn: (body: Typed & { code: string }) => call('/api/partner/site/login', body),
    onSuccess: ({ session }) => {
      if (session) beginSession(session)
    },
  })

/** Its session begins once the recovery codes were seen. */
export const useEnrol = () =>
  useMutation({ mutationFn: (body: Typed & { code: string }) => call('/api/partner/site/enrol', body) })
