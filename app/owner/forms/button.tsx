import type { ComponentProps } from 'react';
import button from '../../ui/button.module.css';
import text from '../../ui/text.module.css';

interface ButtonProps extends ComponentProps<'button'> {
  /** For all but the one that matters most in a view. */
  isOutlined?: boolean;
}

export function Button({ isOutlined = false, className = '', type = 'button', ...more }: ButtonProps) {
  const look = `${button.button} ${button.compact} ${isOutlined ? button.outlined : ''}`;
  return <button {...more} type={type} className={`${look} ${className}`} />;
}

export function TextButton({ className = '', type = 'button', ...more }: ComponentProps<'button'>) {
  return <button {...more} type={type} className={`${text.action} ${className}`} />;
}
