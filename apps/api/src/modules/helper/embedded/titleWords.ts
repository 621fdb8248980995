/**
 * What goes with a day or a teacher when they are taken out of a title. All patterns look in folded text.
 */

const HANDED = 'due|handed in|given in|turned in|submitted|returned|delivered|ready|set|given|assigned';
const MODAL = '(?:(?:has|have|had|needs?|must|should|will|is|are|was|were|to|be)\\s)';

const HAND_IN = `(?:(?:${MODAL}+|^)(?:${HANDED})|(?:given|assigned|due)(?= (?:by|on|for|from))|(?:that )?(?:you|we|they|he|she) (?:got|received|were given)(?= (?:on|from))|is|are|was|were|^hand (?:it )?in)\\s`;
/** Where a word may begin: not behind a Turkish ending's apostrophe, "Elif'in" has no English "in". */
const BEGIN = "(?<![\\p{L}\\d]|\\p{L}')";
const PREPOSITION =
  '(?:(?:at the latest )?(?:no|not) later than|at the latest(?: by)?|latest|by|on|for|until|till|before|between|from|in|at|of)';
/** What leads to the day of handing in. */
export const DUE =
  '(?:deadline|due date|due(?: (?:in|back))?|either|en gec|(?:en )?son (?:gun|tarih|teslim)[iu]?(?: tarihi| gunu)?|teslim(?: tarihi| gunu)?)';
const WHICH =
  '(?:the|this|last|gecen(?: hafta)?|coming|following|upcoming|every|each|either|(?:end|close) of(?: (?:the )?day)?|onumuzdeki|gelecek|ilk|(?:bir )?(?:sonraki|dahaki)|bu|her|sadece)';
const CLOCK = `\\d{1,2}(?:[:.]\\d\\d)? ?(?:am|pm)|saat \\d{1,2}(?:[:.]\\d\\d)?(?:'?\\p{L}{1,4})?(?: kadar)?`;
/**
 * Before a day: "is due by the", "no later than", "en geç", "önümüzdeki". One preposition only: another one before it is
 * the sentence's own ("what the dog is looking for").
 */
export const BEFORE_DAY = new RegExp(
  `${BEGIN}(?:${HAND_IN})?(?:${DUE}[: ]+)*(?:(?:${PREPOSITION} )?(?:${CLOCK}),? )?(?:${PREPOSITION}[: ]+)?(?:${WHICH}[: ]+)*$`,
  'u',
);

const TIME_OF_DAY =
  "(?:sabah|oglen?|ogleden|aksam|gece|ikindi)\\p{L}{0,7}(?: (?:sonra|once)\\p{L}{0,4})?|(?:saat \\d{1,2}(?:[:.]\\d\\d)?|\\d{1,2}:\\d\\d|(?:0?[7-9]|1\\d|2[0-3])\\.(?:00|15|20|30|40|45))(?:'?\\p{L}{1,4}| [yd]?[ae])?|\\d{1,2}(?:[:.]\\d\\d)?'? ?[yd]?[ae](?= kadar)|mornings?|afternoon|evening|night|noon|lunchtime|(?:at |@ ?)?\\d{1,2}(?::\\d\\d)? ?(?:am|pm)|at (?:noon|the latest|\\d{1,2}(?![.:/-]))|latest";
const HANDED_IN =
  'teslim(?! et| ed(?!il))(?: ed\\p{L}*| ol\\p{L}*| gun\\p{L}*| tarih\\p{L}*)?|(?:yetis|bit)(?:ecek|sin|meli|iril|tiril)\\p{L}*|(?:yetis|bit)mesi (?:lazim|gerek)\\p{L}*|basla\\p{L}*|verildi\\p{L}*|verilen|verilmis\\p{L}*|(?:toplan|alin)acak\\p{L}*|istenecek\\p{L}*|isteniyor\\p{L}*|kontrol edil\\p{L}*';
/** After a day: "'a kadar", "günü", "sabahına", "teslim edilecek", "at the latest", "is the last day to". */
export const AFTER_DAY = new RegExp(
  `^(?:'\\p{L}{1,4}(?!\\p{L}))?(?:[ ](?:gun(?:u|k)\\p{L}{0,5}|gune|gunleri\\p{L}{0,3}|(?:ders|kurs|etu[dt])(?:(?:[iu]n)?[dt]?[ae]|[iu](?:n[iu]n)? odevi(?:miz)?|[iu](?= icin))|olan|tarih(?:i|leri)\\p{L}{0,6}|ka?da?r|dek|itibariyle|itibaren|once|evvel|beri|uzere|arasi(?:nda)?|haftasi(?:nda)?|dahil|icin|degil|m[iu]|ise|diye|son (?:gun|tarih|teslim)\\p{L}*|(?:is |are )?due|deadline(?: for)?|(?:is |was )?(?:the )?(?:last|final) day(?: for| to)?|${TIME_OF_DAY}|${HANDED_IN})(?![\\p{L}\\d]))*`,
  'u',
);

/** Before a teacher: "from", "set by", "with". */
export const BEFORE_TEACHER = new RegExp(
  `${BEGIN}(?:(?:set|given) by|from|by|for|with|w/|to|of|in|the|our)(?: the)? $`,
  'u',
);

const SAID_TR =
  'verdi|vermis|istedi|istemis|istiyor?|istiyormus|dedi|demis|diyor|soyledi|soylemis|yolladi|gonderdi|kontrol ed\\p{L}*|bakacak|toplayacak|alacak';
const SAID_EN =
  "(?:(?:has|have|had|would|will|just|also|is|'d) )*(?:said|says|saying|wants?|wanted|needs?|asks?|asked|asking|told|tells|gave|gives|given|sets?|assigned|assigns|expects?|like|requires?|requested|reminded)";
/** After a teacher: what they did to give homework: "verdi", "istediği", "wants", "told us to". */
export const AFTER_TEACHER = new RegExp(
  `^(?: (?:(?:verdig|istedig|soyledig|gonderdig|yolladig|hazirladig|anlattig)\\p{L}*|dedigi(?: gibi)?|(?:${SAID_TR})(?: ki)?|icin|gore|${SAID_EN}(?: (?:us|them|me|him|her|everyone|everybody|all of us|the (?:kids|children|class|students|pupils)))?(?: to remind (?:you|everyone|parents))?(?: (?:for|to|that|out))?)(?!\\p{L}))?`,
  'u',
);

/** A word at the end of a clause that says only that the teacher said so, and the object that must not lose it. */
export const SAID_AT_END = new RegExp(
  `(?<!(?:[iu]n[iu]|y[iu]|z[iu])) (?:${SAID_TR})$|(?<=\\p{L}) (?:dedi|demis|diyor)$`,
  'u',
);

/** What must not begin a clause whose beginning was taken away, nor end one whose end was. */
export const LOOSE_START =
  /^(?:and|or|but|ve|veya|ya da|yada|ama|fakat|ancak|ise|that|is|are|was|were|will be|ka?da?r|dek|icin|&)(?!\p{L})\s*/u;
export const LOOSE_END =
  /(?:^|\s)(?:and|or|but|ve|veya|ya da|yada|ama|fakat|ancak|yani|en|icin|(?<!\d'?[yn]?[ae] )kadar|the|a|an|is|are|was|were|by|until|till|due|that|&)$/u;

/** Words that say only that there is homework, when it is given and when it is handed in. */
const ADMINISTRATIVE =
  /^(?:odev(?:i|im|imiz|ini|imizi|in|ler|leri)?|teslim\p{L}*|ed(?:il)?(?:ece[gk]|ilmeli|elim|in|iyor)\p{L}*|et|etsin|edin|etmemiz|gerek\p{L}*|lazim\p{L}*|veril(?:di|mis|en)\p{L}*|(?:al(?:in)?|topla[ny]|topl|bak|sor|sorul|dinley)[aeiu]c[ae][gkmz]\p{L}*|getiril?ecek|bit(?:ecek|sin|irilecek)|iste(?:niyor|necek)\p{L}*|son|gun|gunu|tarihi?|kadar|kontrol\p{L}?|ver(?:il)?ece[gk]\p{L}*|emin|degilim|bilmiyorum|hepsi(?:ni)?|ikisi(?:ni)?|yetis\p{L}*|icin|ama|fakat|ancak|ve|da|de|both|all|the|our|his|her|my|your|s|re|homework|hw|assignment|task|hand(?:ed)?|in|due|it|is|are|was|were|be|set|given|assigned|we|you|they|have|has|to|will|check|collect|turn|submit|deadline|date|and|but|this|that|which|what|when)$/u;

/** Whether a remainder says nothing of what is to be done. */
export const isAdministrative = (folded: string): boolean =>
  folded
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)
    .every((word) => ADMINISTRATIVE.test(word));

/** A clause that says only that homework follows: "Ödevler", "Bu haftaki ödevlerimiz", "New homework". */
export const HEADING =
  /^(?:(?:yeni|gunun|bugunun|bu hafta(?:ki|nin)|haftanin|haftalik|new|weekly|this week's|today's) )?(?:odevi?(?:miz)?|odevler(?:i|imiz|iniz)?|homework|hw)(?: asagida\p{L}*)?$/u;

/** A word before a colon that only names what follows: "Ders: …", "Subject: …". */
export const LABEL =
  /^(?:ders|subject|task|konu|topic|class|due(?: date)?|deadline|(?:son )?tarih|son gun|(?:son )?teslim(?: (?:tarihi|gunu))?|teacher|ogretmen|notu?|note|mesaji|reminder|hatirlatma)$/u;

/** Words of politeness, and "there is homework" at the end of a clause. */
export const FILLER =
  /(?<![\p{L}\d])(?:lutfen|please|pl[sz])(?![\p{L}\d])|(?<= odevi?) var(?=\s*(?:$|[,.;:!]))|(?<=\p{L}) son gun(?=\s*(?:$|[,.;:!]))/gu;

/** "Two weeks from Friday the project is due": what is said of the day at the other end of the clause. */
export const DUE_AT_END = / (?:is|are|will be) due$/u;

/** What a question begins with that ended on the day: "Is the project due on Friday?" */
export const ASKED = /^(?:when )?(?:is|are) (?=(?:the|our|his|her|my|this|that)\s)/u;

/** Turkish endings at an end where what they belonged to was taken away: "ödevinin (son günü)", "ödevini (cumaya)". */
export const LOOSE_ENDING = /(?<=\p{L}{2}[aeiou])n[iu]n$|(?<=\p{L}{2}[iu])n[iu]$/u;

/** "The deadline for the essay": what is due comes behind. */
export const DEADLINE_FOR = /^(?:the )?(?:due date|deadline|last day) (?:for|of) /u;
