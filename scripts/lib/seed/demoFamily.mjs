// A lively family: `due` counts days from today; homework is [days, subject, title, description, status, more].
const SCHOOL_DAYS = ['Pazartesi', 'Salı', 'Çarşamba', 'Perşembe', 'Cuma'];
const EVERY_DAY = [...SCHOOL_DAYS, 'Cumartesi', 'Pazar'];

const year = new Date().getFullYear();

const homework = (due, subject, title, description, status, more = {}) => ({
  due,
  subject,
  title,
  description,
  status,
  ...more,
});
const task = (due, icon, name, isDone = false) => ({ due, icon, name, isDone });
const rule = (icon, name, weekDays, frequency = 1) => ({ icon, name, weekDays, frequency: String(frequency) });

/** Who signs in to the demo. */
export const DEMO_ACCOUNT = {
  email: 'demo@kovan.example',
  password: 'kovan-demo',
  displayName: 'Zeynep Arı',
};

/** The three children with their homework, one-off tasks and periodic tasks; the ones marked done get completed. */
export const DEMO_CHILDREN = [
  {
    name: 'Elif',
    birthYear: Math.max(2010, year - 11),
    grade: '5. Sınıf',
    avatar: '👧',
    homework: [
      homework(
        -9,
        'Türkçe',
        'Kitap özeti: Küçük Prens',
        'Bir sayfalık özet, en sevdiğin bölümle birlikte.',
        'verified',
        {
          teacher: 'Ayşe Öğretmen',
          book: 'Küçük Prens',
        },
      ),
      homework(-6, 'Matematik', 'Kesirlerde toplama', 'Alıştırmaların hepsi, işlemler defterde.', 'verified', {
        teacher: 'Murat Öğretmen',
        book: 'Matematik 5',
        page: '38-39',
      }),
      homework(-2, 'Sosyal Bilgiler', 'Mahallem', 'Mahallenin bir krokisini çiz ve üç yerini anlat.', 'active', {
        teacher: 'Selin Öğretmen',
      }),
      homework(-1, 'İngilizce', 'Daily routines', 'Write eight sentences about your day.', 'completed', {
        book: 'Student’s Book',
        page: '24',
      }),
      homework(0, 'Matematik', 'Kesirler testi', '1’den 20’ye kadar olan sorular.', 'active', {
        teacher: 'Murat Öğretmen',
        book: 'Matematik 5',
        page: '45-46',
      }),
      homework(
        2,
        'Fen Bilimleri',
        'Ay’ın evreleri',
        'Bir ay boyunca gözlem tablosu; bu hafta ilk yedi gün.',
        'active',
        {
          teacher: 'Deniz Öğretmen',
        },
      ),
      homework(6, 'Görsel Sanatlar', 'Sonbahar kolajı', 'Topladığın yapraklarla A4 boyutunda bir kolaj.', 'active'),
      homework(null, 'Müzik', 'Flüt: Hasret', 'İlk iki dizeyi ezbere çal.', 'active'),
    ],
    tasks: [
      task(-8, '🧹', 'Odanı süpür', true),
      task(-5, '📚', 'Kütüphane kitaplarını geri götür', true),
      task(-1, '🎨', 'Boya kalemlerini topla'),
      task(0, '🍽️', 'Sofrayı kur', true),
      task(0, '📝', 'Doğum günü davetiyesini yaz'),
      task(4, '🏃', 'Basketbol çantanı hazırla'),
    ],
    rules: [rule('🛏️', 'Yatağını topla', EVERY_DAY), rule('🎵', 'Flüt çalış', ['Salı', 'Perşembe', 'Cumartesi'])],
  },
  {
    name: 'Can',
    birthYear: Math.max(2010, year - 8),
    grade: '3. Sınıf',
    avatar: '👦',
    homework: [
      homework(-7, 'Türkçe', 'Okuma günlüğü', 'Her gün yirmi dakika oku, sayfaları yaz.', 'verified', {
        teacher: 'Fatma Öğretmen',
      }),
      homework(-3, 'Matematik', 'Çarpım tablosu: 7 ve 8', 'Ezberden yaz, babana kontrol ettir.', 'completed', {
        teacher: 'Fatma Öğretmen',
        page: '52',
      }),
      homework(1, 'Fen Bilimleri', 'Beş duyumuz', 'Poster hazırla; her duyu için bir örnek bul.', 'active', {
        book: 'Fen Bilimleri 3',
        page: '30',
      }),
      homework(3, 'Türkçe', 'Hikâye yazma', '“Kayıp Şemsiye” başlıklı, yarım sayfalık bir hikâye.', 'active', {
        teacher: 'Fatma Öğretmen',
      }),
      homework(9, 'Beden Eğitimi', 'İp atlama', 'Ara vermeden otuz kez atlamaya çalış.', 'active'),
    ],
    tasks: [
      task(-6, '🎮', 'Oyun kumandalarını şarj et', true),
      task(-3, '🧹', 'Balkonu süpürmeye yardım et', true),
      task(0, '📚', 'Okul çantanı hazırla', true),
      task(1, '🍽️', 'Bulaşık makinesini boşalt'),
      task(5, '📝', 'Babaannene mektup yaz'),
    ],
    rules: [rule('🛏️', 'Yatağını topla', EVERY_DAY), rule('🏃', 'Yüzme çantanı hazırla', ['Çarşamba'], 2)],
  },
  {
    name: 'Defne',
    birthYear: Math.max(2010, year - 5),
    grade: 'Anaokulu (5-6 yaş)',
    avatar: '🧒',
    homework: [
      homework(-4, 'Görsel Sanatlar', 'Ailemin resmi', 'Ailenizi hep birlikte çizin.', 'verified'),
      homework(1, 'Müzik', 'Arı Vız Vız şarkısı', 'Şarkıyı birlikte söyleyin.', 'completed'),
      homework(4, 'Fen Bilimleri', 'Fasulye çimlendirme', 'Pamuğun içindeki fasulyeyi her gün sulayın.', 'active'),
    ],
    tasks: [
      task(-2, '🎨', 'Boyaları kutusuna koy', true),
      task(0, '📚', 'Bir masal kitabı seç', true),
      task(2, '🛏️', 'Oyuncak ayının yatağını yap'),
    ],
    rules: [rule('🧹', 'Oyuncaklarını topla', EVERY_DAY)],
  },
];
