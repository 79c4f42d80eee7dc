/** Invisible names and comments. */
export const BLANKS = [
  '\u200b',
  '\u3164',
  '\u2800',
  '\u00ad',
  '\u2060',
  '\u115f',
  '\ufe0f',
  '\u034f',
  '\u180e',
  '\u202e\u202d',
  '\u200d\u200c',
  '\u200f \u200e',
  '\ud800',
  '\u{e0041}\u{e007f}',
  '\u0301\u0301',
  '\ufffc',
]

export const IMPERSONATIONS = [
  'Fam\u00edlia \u202aSouza',
  'Fam\u00edlia \u2066Souza\u2069',
  'Fami\u0301lia Souza',
  'Fam\u00edlia\u00a0Souza',
  'Fam\u00edlia  Souza',
  'Fam\u200b\u00edlia So\u200duza',
  'Fam\u00edlia Souza\u200f\ufe0f',
  'Fami\u034f\u0301lia Souza',
  '\ufeffFam\u00edlia\u3164 Souza\u{e0041}',
]

/** Texts whose joiners and selectors must stay. */
export const KEPT = {
  'a family': '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}\u200d\u{1f466}',
  'skin tones': '\u{1f469}\u{1f3fd}\u200d\u{1f680} \u{1f44d}\u{1f3ff}',
  'a couple': '\u{1f469}\u{1f3fd}\u200d\u2764\ufe0f\u200d\u{1f48b}\u200d\u{1f468}\u{1f3ff}',
  'an eye in a bubble': '\u{1f441}\ufe0f\u200d\u{1f5e8}\ufe0f',
  flags: '\u{1f1e7}\u{1f1f7} \u{1f3f3}\ufe0f\u200d\u{1f308} \u{1f3f4}\u200d\u2620\ufe0f',
  'the flag of England': '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  keycaps: '1\ufe0f\u20e3 #\ufe0f\u20e3',
  'a heart and a sign as text': '\u2764\ufe0f \u2600\ufe0e \u00a9\ufe0f',
  Persian: '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645 \u062e\u0627\u0646\u0647\u200c\u0647\u0627',
  Hindi: '\u0915\u094d\u200d\u0937 \u0936\u094d\u200c\u0930\u0940 \u0928\u092e\u0938\u094d\u0924\u0947',
  Bengali: '\u09b0\u200d\u09cd\u09af\u09be\u09ac',
  Sinhala: '\u0dc1\u0dca\u200d\u0dbb\u0dd3',
  Malayalam: '\u0d28\u0d4d\u200d',
  Thai: '\u0e2a\u0e27\u0e31\u0e2a\u0e14\u0e35 \u0e17\u0e35\u0e48\u0e19\u0e35\u0e48',
  Portuguese: 'S\u00e3o Jo\u00e3o, av\u00f4 e av\u00f3 \u2013 p\u00e3o de queijo',
  Hebrew: '\u05e9\u05b8\u05c1\u05dc\u05d5\u05b9\u05dd',
  Japanese: '\u845b\u{e0100}\u98fe\u533a',
  amounts: '\u2153 x\u00edcara, H\u2082O, 180 \u2103, \u2265 5',
}

export const EMAILS = [
  'vo@t.example\u200b',
  '\u200evo@t.example',
  '\u202avo@t.example\u202c',
  'v\u00ado @t.example',
  '\u3000VO@T.example\u00a0',
  'vo@\u2060t.exa\u200dmple',
]
