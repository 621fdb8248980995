import { Banner, BANNER_TONES } from '@kovan/ui/components/Banner';
import { Button } from '@kovan/ui/components/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Components/Banner',
  component: Banner,
  argTypes: { tone: { control: 'inline-radio', options: BANNER_TONES }, action: { control: false } },
  args: { children: 'Her çocuğun görevi kendi günündedir.' },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = { args: { tone: 'info', action: <Button variant="quiet">Anladım</Button> } };

export const Success: Story = {
  args: { tone: 'success', children: 'Tek görev başarıyla oluşturuldu!' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Tek görev başarıyla oluşturuldu!');
  },
};

export const Failure: Story = {
  args: { tone: 'error', children: 'Görev oluşturulurken bir hata oluştu' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Görev oluşturulurken bir hata oluştu');
  },
};

export const Congratulation: Story = {
  args: { tone: 'congratulation', children: 'Tebrikler! Bugünkü bütün görevlerini tamamladın.' },
  parameters: { mood: 'child' },
};
