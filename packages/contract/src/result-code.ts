/**
 * Every result code of the wire. `"0"` is success. Codes up to ABZ01 and TK999 are the specification's (section 8);
 * those from E400 on are ours, in its manner. Texts: locale area `result-codes`.
 */
export const resultCodes = [
  '0',
  '2000',
  '9999',
  'U001',
  'U0011',
  'U101',
  'U102',
  'U103',
  'U105',
  'U106',
  'U112',
  'U113',
  'U114',
  'U115',
  'U116',
  'U117',
  'U118',
  'U119',
  'LX02',
  'M001',
  'M002',
  'S001',
  'E001',
  'E002',
  'B1001',
  'B1002',
  'B6000',
  /** There would be enough with bonus money, which mini games do not take. */
  'B6014',
  'B6001',
  'B6002',
  'B6003',
  'B6005',
  'B9999',
  'B0091',
  'B0092',
  'B0093',
  'B0095',
  'B0099',
  'C001',
  'C002',
  'C003',
  'C101',
  'C102',
  'C103',
  'c104',
  'C008',
  'C009',
  'C010',
  'C201',
  'C202',
  'C203',
  'C204',
  'C205',
  'C206',
  'C209',
  'C214',
  'C215',
  'C216',
  'C301',
  'C302',
  'C303',
  'C401',
  'C402',
  'C403',
  'C501',
  'C502',
  'C503',
  'C601',
  'C701',
  'C999',
  'T999',
  'P001',
  'P002',
  'P003',
  'P004',
  'P009',
  'F001',
  'NT99',
  'TE99',
  'ABZ01',
  'TK999',
  /** Whether it was done could not be found out; the same request again is done once at most. */
  'E003',
  /** Body does not have the shape of the call; `data.fields` names what is wrong. */
  'E400',
  /** Wrong site authorization. */
  'E401',
  /** No such call. */
  'E404',
  'E413',
  'E429',
  /** Login required or the session has run out. */
  'TK001',
  /** The application waits for the call and the approval of staff; `data` as of the sign-up. Only with the right password. */
  'U120',
  /** Wrong or old captcha of a sign-up. */
  'U121',
  /** The price of a bet moved; the answer carries the new one. */
  'B6006',
  /** The round takes no bets any more, or not yet. */
  'B6007',
  /** The house takes no more on this outcome in this round. */
  'B6008',
  /** Selections that are no bet together: they depend on each other, are of one market, or too many. */
  'B6009',
  /** A market or an outcome that the game has not. */
  'B6010',
  /** A bet cannot be taken back: its time is over, its round is closed, or the site does not offer it. */
  'B6011',
  /** Prices of a ticket changed; the answer says what they are. */
  'B6020',
  /** A market or an event takes no bets now, or it has not the outcome. */
  'B6021',
  /** The book takes no more than `mostStake` of this ticket. */
  'B6022',
  /** More or fewer folds than the rules of the sport allow, or a price of the whole that is above the limit. */
  'B6023',
  /** A trader did not take the ticket. */
  'B6024',
  /** Selections that cannot stand on one ticket, or sizes that it cannot have. */
  'B6025',
  /** A cash-out is worth less than the member saw; the answer says how much. */
  'B6026',
  /** The ticket cannot be cashed out now. */
  'B6027',
  /** The offer of a trader is over. */
  'B6028',
  /** Staff take no bets on these sports now; what is open goes on. */
  'B6029',
  /** The lines of the ticket do not divide its stake. */
  'B6030',
  /** The stake would pass a limit of stakes or losses that the member set, or staff for the member. */
  'B1003',
  /** The time that a limit of sessions allows is used up. */
  'B1004',
  /** A reality check is due: bets are refused until the member acknowledges it. */
  'B1005',
  /** A time-out, a self-exclusion or a cooling: no bets. */
  'B1006',
  /** The site names no account to send deposits to. */
  'C130',
  /** The deposit would pass a limit of deposits that the member set, or staff for the member. */
  'C131',
  /** A time-out, a self-exclusion or a cooling: no deposits. */
  'C132',
  /** A bonus that cannot be had with this deposit; `/api/bonus/offers` says why. */
  'C133',
  /** The account that the member was shown cannot take this deposit any more; `getAcc` shows another. */
  'C134',
  /** Coin is off on this site, or no chain is set up. */
  'C140',
  /** No rate of the coin is known now. */
  'C141',
  /** Below the least that is sent by coin. */
  'C142',
  /** The rate became worse than the one shown; `data.rate` is the one now. */
  'C143',
  /** Withdrawal refused in the bank's closed hours. */
  'C230',
  /** Withdrawal refused while the member owes the house since a result was corrected. */
  'C231',
  /** The withdrawal would end the member's bonus, and the member has not confirmed that. */
  'C232',
  /** No address of the network, or its checksum is wrong. */
  'C240',
  /** An address that nothing is sent to: the token itself, one of the house, or none at all. */
  'C241',
  /** No money of the member is at a vendor that keeps purses. */
  'G101',
  /** Such a vendor does not take or give the member's money. */
  'G102',
  /** Money is at such a vendor: it is to be brought back first. */
  'G103',
  /** Money is being brought back already. */
  'G104',
  /** Withdrawals locked after five wrong withdrawal passwords, until staff unlock. */
  'C208',
  /** A looser limit cannot be confirmed yet, or not any more. */
  'L001',
  /** No looser limit waits for a confirmation. */
  'L002',
  /** A pause that is longer than the one asked for holds already. */
  'L003',
  /** A number that no coupon has. */
  'CP01',
  /** The coupon of another member. */
  'CP02',
  /** The coupon ran out. */
  'CP03',
  /** The coupon was used. */
  'CP04',
  /** One coupon of its batch for a member. */
  'CP05',
  /** Too many wrong numbers, of the member or from the address; `Retry-After` says how long. */
  'CP06',
  /** The operator withdrew the coupon. */
  'CP07',
  /** The bonus of the coupon cannot be had now; the coupon stays. */
  'CP08',
  /** Nobody who can receive this coupon. */
  'CP09',
  /** As many coupons as a member may hold. */
  'CP10',
  /** The turnover that attending today asks for is not reached. */
  'AT01',
  /** Attended today already. */
  'AT02',
  /** The site has no attendance now. */
  'AT03',
  /** No spin of the wheel. */
  'RT01',
  /** The wheel is off. */
  'RT02',
  /** The wheel changed since it was read; nothing was drawn. */
  'RT03',
  /** A time-out, a self-exclusion or a cooling: no gifts of the operator. */
  'RW01',
  /** A search needs a term of two characters or more. */
  'BD01',
  /** A post or a comment without a title or without words. */
  'BD02',
  /** Not for members of this level to write. */
  'BD03',
  /** A word that the site does not take; `data.words` names it. */
  'BD04',
  /** A title or a text that is too long. */
  'BD05',
  /** Pictures of a post that are unknown or not the member's, or too many. */
  'BD06',
  /** As many questions wait for an answer as may. */
  'BD07',
  /** An upload that is no picture, or one that is not taken; `data.fields` says why. */
  'BD08',
  /** As many pictures as a member may upload in a day. */
  'BD09',
  /** A post that has as many comments as can be shown. */
  'BD10',
  /** Unknown or foreign item. */
  'N404',
  /** Request with this key was made before with other content. */
  'K409',
  /** Not offered in the currency of this site. */
  /** A statement has more lines than a workbook or document takes. */
  'S002',
  /** The password was right, and the account asks for a code, too. */
  'LX03',
  'LX04',
  /** A passkey that is not of this site, was removed, or did not sign what it was to. */
  'LX05',
  /** As many passkeys, or tries to set one up, as an account may have. */
  'LX06',
  'C217',
  /** Staff took the factors away less than a day ago. */
  'C218',
  /** A copy of the data is being made, or was asked for less than a day ago. */
  'PR01',
  /** Something has to be settled before the account is closed. */
  'PR02',
  /** No consent to marketing during a time-out or an exclusion. */
  'PR03',
  /** Rates of a partner that are missing or out of bounds; `data.rates` names them. */
  'PT01',
  /** Rates above those of who stands above, or below those of somebody below; `data.rates` names them. */
  'PT02',
  /** Rates that were changed less than a day ago; `data.until`. */
  'PT03',
  /** Staff locked the branch. */
  'PT04',
  /** No tier that may be created here. */
  'PT05',
  /** What the employee of a partner may not. */
  'PT06',
  /** Who cannot be moved, or not there. */
  'PT07',
  /** Who is to be moved has another nickname than was confirmed. */
  'PT08',
  /** An employee of the partner has, or had, that id. */
  'PT20',
  /** As many employees as a partner may have. */
  'PT21',
] as const
export type ResultCode = (typeof resultCodes)[number]

/** Codes that any call may answer. */
export const generalCodes = [
  '0',
  'E001',
  'E002',
  'E003',
  'E400',
  'E401',
  'E404',
  'E413',
  'E429',
  'TK001',
  'TK999',
  'B0093',
  'K409',
] as const satisfies readonly ResultCode[]

/** What the sign-up codes stand for: the specification names only the range. */
export const signUpCodes = {
  memId: 'U101',
  memPass: 'U102',
  cashOutPass: 'U103',
  memNick: 'U105',
  memPhone: 'U106',
  duplicateId: 'U112',
  duplicateNick: 'U113',
  duplicatePhone: 'U114',
  closed: 'U115',
  recommender: 'U116',
  duplicateAccount: 'U117',
  bankHolder: 'U118',
  bankAccount: 'U119',
  captcha: 'U121',
} as const satisfies Record<string, ResultCode>
