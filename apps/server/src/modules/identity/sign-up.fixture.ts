/** A form that is taken, once there is the bank D01; the captcha is for each test to add. */
export const signUpForm = {
  memId: 'Moonlit9',
  memPass: 'river!stone4',
  memPassCheck: 'river!stone4',
  memPhone: '010-2345-6789',
  bank: 'D01',
  memName: '김 하루',
  memNick: '밤고양이77',
  bankacc: '123456789012',
  cashOutPass: '2468',
  isAdult: true,
}
