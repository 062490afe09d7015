import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toWireAmount } from './amount.ts'
import { gameTexts } from './bet-text.ts'
import { gameListing, OPERATOR_CALLS } from './operator-calls.ts'
import { outcomeOf, RS_MEANING, RS_STATUSES } from './status.ts'
import { balanceAnswer, betRequest, statusOfParseFailure, walletPath, winRequest } from './wallet-calls.ts'

const bet = {
  user: 'player-1',
  token: 'token-0123456789',
  transaction_uuid: randomUUID(),
  request_uuid: randomUUID(),
  round: 'r1',
  round_closed: false,
  game_code: 'moonlit-koi',
  currency: 'KRW',
  amount: toWireAmount(1_000),
}

describe('wallet shapes', () => {
  it('a bet survives JSON and its shape unchanged', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 90_000_000 }), fc.uuid(), fc.boolean(), (won, uuid, closed) => {
        const sent = { ...bet, amount: toWireAmount(won), transaction_uuid: uuid, round_closed: closed }
        expect(betRequest.parse(JSON.parse(JSON.stringify(sent)))).toEqual(sent)
      }),
    )
  })

  it('a win must name the bet that it answers', () => {
    expect(winRequest.safeParse(bet).success).toBe(false)
    expect(winRequest.safeParse({ ...bet, reference_transaction_uuid: bet.transaction_uuid }).success).toBe(true)
  })

  it.each([-1, 1.5, '5', 2 ** 53, null])('the amount %j is refused as a type', (amount) => {
    const body = { ...bet, amount }
    const parsed = betRequest.safeParse(body)
    expect(parsed.error && statusOfParseFailure(body, parsed.error)).toBe('RS_ERROR_WRONG_TYPES')
  })

  it('a missing field and a body that is no object are syntax', () => {
    const { amount: _, ...without } = bet
    for (const body of [without, [], 'text', null]) {
      const parsed = betRequest.safeParse(body)
      expect(parsed.error && statusOfParseFailure(body, parsed.error)).toBe('RS_ERROR_WRONG_SYNTAX')
    }
  })

  it('a success always carries the balance, a failure may', () => {
    const request_uuid = randomUUID()
    expect(balanceAnswer.safeParse({ status: 'RS_OK', request_uuid }).success).toBe(false)
    expect(balanceAnswer.safeParse({ status: 'RS_ERROR_UNKNOWN' }).success).toBe(true)
    expect(balanceAnswer.safeParse({ status: 'RS_SOMETHING' }).success).toBe(false)
  })

  it('every status has a meaning, and only RS_OK is done', () => {
    expect(RS_STATUSES.filter((status) => outcomeOf(status) === 'done')).toEqual(['RS_OK'])
    for (const status of RS_STATUSES) expect(RS_MEANING[status].meaning).toMatch(/\.$/)
  })

  it('paths are those of the protocol', () => {
    expect(walletPath('studio', 'bet')).toBe('/vendor/v1/studio/transaction/bet')
    expect(OPERATOR_CALLS.gameUrl.path).toBe('/operator/generic/v2/game/url')
  })

  it('a launch refuses addresses that are not web addresses', () => {
    const launch = {
      user: 'player-1',
      token: bet.token,
      game_code: 'moonlit-koi',
      currency: 'KRW',
      lang: 'ko',
      operator_id: 'maru',
      country: 'KR',
      platform: 'GPL_DESKTOP',
      sub_partner_id: '1',
      lobby_url: 'https://site.example/',
      deposit_url: 'https://site.example/deposit',
    }
    expect(OPERATOR_CALLS.gameUrl.request.safeParse(launch).success).toBe(true)
    expect(OPERATOR_CALLS.gameUrl.request.safeParse({ ...launch, lobby_url: 'javascript:alert(1)' }).success).toBe(
      false,
    )
  })
})

it.each([
  'javascript:alert(1)',
  'https://games.example@other.example/',
  'https://a:b@games.example/',
  'https://',
  '/play',
])('a game does not stand at %j', (url) => {
  for (const call of [OPERATOR_CALLS.gameUrl, OPERATOR_CALLS.gameRound])
    expect(call.answer.safeParse({ url }).success).toBe(false)
  expect(OPERATOR_CALLS.gameUrl.answer.safeParse({ url: 'https://games.example/play?at=a@b' }).success).toBe(true)
})

it.each(['\u3164\u3164', ' ', `Koi${'\u0301'.repeat(9)}`])(
  'a listed game has a name that is seen and fits its line, unlike %j',
  (name) => {
    const { names, product } = gameListing.shape
    expect(names.safeParse({ ko: name, en: name, vn: name }).success).toBe(false)
    expect(product.safeParse(name).success).toBe(false)
    expect(product.safeParse('Cá chép ánh trăng'.normalize('NFD')).success).toBe(true)
  },
)

it.each(['\u202eevil', 'a\u200bb', 'line\nbreak', '\ufeffmark'])(
  'a listed game is not called %j, nor do its texts say so',
  (name) => {
    const { names, product } = gameListing.shape
    expect(names.safeParse({ ko: name, en: name, vn: name }).success).toBe(false)
    expect(product.safeParse(name).success).toBe(false)
    expect(gameTexts.safeParse({ banker: { ko: name, en: name, vn: name } }).success).toBe(false)
  },
)
