import { plainName } from './plainName.ts';

/**
 * Common names of columns in Japanese, Chinese, Korean, Arabic, Hebrew, Russian, Greek, Czech, Polish and
 * Turkish, as people write them. Words of other languages are beside their columns.
 */
const words = {
  wholeNames: [
    '氏名 | お名前 | フルネーム | 参加者名 | 姓名 | 全名 | 来宾姓名 | 嘉宾姓名 | 賓客姓名 | 성명 | 성함 | 참석자 이름',
    'الاسم الكامل | اسم الضيف',
    'שם מלא | שם האורח',
    'ФИО | Ф.И.О. | Имя и фамилия | Фамилия и имя | Фамилия, имя | Фамилия Имя Отчество | Полное имя',
    'Ονοματεπώνυμο | Πλήρες όνομα | Όνομα και επώνυμο | Jméno a příjmení | Celé jméno',
    'Imię i nazwisko | Nazwisko i imię | Ad Soyad | Adı Soyadı | İsim Soyisim',
  ],
  firstNames: [
    '名 | 名前 | 名字 | 이름 | Имя | Όνομα | Jméno | Křestní jméno | Ad | Adı | İsim',
    'الاسم | الاسم الأول',
    'שם | שם פרטי',
  ],
  lastNames: [
    '姓 | 苗字 | 姓氏 | 성 | Фамилия | Επώνυμο | Příjmení | Soyad | Soyadı | Soyisim',
    'اسم العائلة',
    'שם משפחה',
  ],
  email: [
    'メール | メールアドレス | Eメール | 电子邮件 | 電子郵件 | 邮箱 | 电子邮箱 | 邮件 | 이메일 | 이메일 주소',
    'البريد الإلكتروني | البريد الالكتروني | الإيميل',
    'אימייל | מייל | כתובת אימייל | דוא"ל | כתובת דוא"ל',
    'Электронная почта | Эл. почта | Почта | Адрес электронной почты | Ηλεκτρονικό ταχυδρομείο',
    'E-mailová adresa | Adres e-mail | Adres email | E-posta | E-posta adresi',
  ],
  table: [
    'テーブル | テーブル番号 | 桌号 | 桌號 | 桌次 | 테이블 | 테이블 번호',
    'الطاولة | رقم الطاولة',
    'שולחן | מספר שולחן',
    'Стол | Номер стола | № стола | Τραπέζι | Αριθμός τραπεζιού | Stůl | Číslo stolu',
    'Stół | Stolik | Numer stołu | Numer stolika | Masa | Masa no | Masa numarası',
  ],
  diets: [
    '食事制限 | 食事の制限 | 饮食要求 | 饮食限制 | 飲食要求 | 飲食限制 | 식단 | 식이 제한',
    'النظام الغذائي',
    'תזונה | העדפות תזונה',
    'Диета | Питание | Διατροφή | Δίαιτα | Διατροφικές προτιμήσεις | Dietní omezení',
    'Wymagania dietetyczne | Diyet | Diyet tercihi',
  ],
  allergies: [
    'アレルギー | 食物アレルギー | 过敏 | 過敏 | 食物过敏 | 食物過敏 | 过敏原 | 알레르기 | 음식 알레르기',
    'حساسية | الحساسية | حساسية الطعام',
    'אלרגיה | אלרגיות',
    'Аллергия | Аллергии | Пищевая аллергия | Αλλεργία | Αλλεργίες | Alergie | Potravinové alergie',
    'Alergia | Alergie pokarmowe | Alerji | Alerjiler | Gıda alerjisi',
  ],
  company: [
    '会社 | 会社名 | 企業名 | 所属 | 公司 | 公司名称 | 公司名稱 | 单位 | 單位 | 회사 | 회사명 | 소속',
    'الشركة | اسم الشركة',
    'חברה | שם החברה',
    'Компания | Название компании | Организация | Εταιρεία | Εταιρία | Společnost',
    'Nazwa firmy | Şirket | Şirket adı',
  ],
  notes: [
    '備考 | メモ | コメント | 备注 | 備註 | 비고 | 메모',
    'ملاحظات',
    'הערות | הערה',
    'Примечание | Примечания | Комментарий | Комментарии | Σημειώσεις | Παρατηρήσεις | Σχόλια',
    'Poznámka | Poznámky | Uwagi | Notlar | Not',
  ],
};

/** These names by field, as columns are compared by. */
export const wordsElsewhere = Object.fromEntries(
  Object.entries(words).map(([field, lines]) => [
    field,
    lines.flatMap((line) => line.split('|')).map(plainName),
  ]),
) as Record<keyof typeof words, string[]>;
