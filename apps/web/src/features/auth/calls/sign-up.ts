import { type Body, call } from '@maru/client'

export const signUp = (body: Body<'/api/member/signup'>) => call('/api/member/signup', body)
