import type { DemoAnswer, DemoTexts } from './demoItems.ts';

export const TEXTS: DemoTexts = {
  subject: 'Genel',
  title: 'Ödev',
  onFailure: [
    {
      title: 'API Bağlantı Hatası',
      description: 'Gerçek API şu anda kullanılamıyor; demo verisi gösteriliyor.',
    },
    { title: 'Örnek Ödev', description: 'Örnek', subject: 'Matematik' },
  ],
};

export const NOTHING: DemoAnswer = {
  title: null,
  description: null,
  subject: null,
  teacher: null,
  book: null,
  page: null,
  dueDate: null,
};
