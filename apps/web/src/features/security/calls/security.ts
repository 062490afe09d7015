import { call, type Data } from '@maru/client'
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

export type Security = Data<'/api/member/security'>
export type Passkey = Security['passkeys'][number]

export const security = queryOptions({
  queryKey: ['own', 'security'],
  queryFn: () => call('/api/member/security', {}),
  staleTime: 0,
})

/** What changes the protection shows it anew. */
const useChange = <Asked, Answer>(act: (asked: Asked) => Promise<Answer>) => {
  const queries = useQueryClient()
  return useMutation({ mutationFn: act, onSuccess: () => queries.invalidateQueries({ queryKey: security.queryKey }) })
}

export const useBeginTotp = () =>
  useMutation({ mutationFn: (currentPass: string) => call('/api/member/totp/begin', { currentPass }) })
export const useConfirmTotp = () => useChange((code: string) => call('/api/member/totp/confirm', { code }))
export const useRemoveTotp = () => useChange((currentPass: string) => call('/api/member/totp/remove', { currentPass }))
export const useGuard = () =>
  useChange((asked: { guardsWithdrawals: boolean; code: string }) => call('/api/member/totp/guard', asked))

/** The browser asks its authenticator between the two calls. */
export const useAddPasskey = () =>
  useChange(async ({ currentPass, name }: { currentPass: string; name: string }) => {
    const { startRegistration } = await import('@simplewebauthn/browser')
    const { options } = await call('/api/passkey/addOptions', { currentPass })
    const made = await startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON })
    const { clientDataJSON, attestationObject, transports = [] } = made.response
    return call('/api/passkey/add', {
      name,
      credential: {
        id: made.id,
        rawId: made.rawId,
        type: 'public-key',
        response: { clientDataJSON, attestationObject, transports },
      },
    })
  })
export const useRenamePasskey = () =>
  useChange((asked: { passkeyId: number; name: string }) => call('/api/passkey/rename', asked))
export const useRemovePasskey = () =>
  useChange((asked: { passkeyId: number; currentPass: string }) => call('/api/passkey/remove', asked))

export const useEndOthers = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call('/api/member/endOthers', {}),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['own'] }),
  })
}
