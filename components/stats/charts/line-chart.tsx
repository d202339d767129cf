import { AxisChart, type AxisChartProps } from './axis-chart';
import { Lines } from './lines';

interface LineChartProps extends AxisChartProps {
  /** Fills the space between the first two series, such as median and p90. */
  hasBand?: boolean;
}

/** A position without a value is a gap. */
export function LineChart({ hasBand = false, ...chart }: LineChartProps) {
  return <AxisChart {...chart} columns={0} draw={(plot) => <Lines {...plot} hasBand={hasBand} />} />;
}
